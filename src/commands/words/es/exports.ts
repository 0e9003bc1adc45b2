/** Where each app hides its export, click by click, by the names that the apps' Spanish menus have. */
import type { ExportApp, ExportGuide } from '#service/contract/export-guides.ts';

type Guide = Pick<ExportGuide, 'steps' | 'note'>;

export const exports: Readonly<Record<ExportApp, Guide>> = {
  Telegram: {
    steps: [
      'En una computadora u ordenador, abre Telegram Desktop (desktop.telegram.org). Las apps del teléfono no pueden exportar.',
      'Abre el menú ☰ y luego Ajustes → Avanzado → Exportar datos de Telegram.',
      'Marca los chats que quieras; las fotos y los videos no hacen falta.',
      'Abajo, en «Formato», elige JSON en lugar de HTML.',
      'Pulsa Exportar. Envía el archivo result.json de la carpeta que se crea.',
    ],
    note: 'Para un solo chat: ábrelo y toca ⋮ → Exportar historial del chat. Telegram puede pedirte que confirmes en el teléfono y que esperes un día.',
  },
  WhatsApp: {
    steps: [
      'Abre el chat en tu teléfono.',
      'Android: ⋮ → Más → Exportar chat. iPhone: toca el nombre de arriba y luego Exportar chat, al final del todo.',
      'Elige «Sin archivos».',
      'Guarda el archivo, o envíatelo, y mándame el zip o el .txt tal cual.',
    ],
    note: 'Un chat cada vez, como mucho sus 40.000 mensajes más recientes. Un chat con privacidad avanzada no se puede exportar.',
  },
  Signal: {
    steps: [
      'Abre los ajustes de Signal y luego Chats → Exportar historial de chats («Export chat history»).',
      'Elige dónde guardar la exportación, sin archivos multimedia.',
      'Envía main.jsonl, o la carpeta entera como zip.',
    ],
    note: 'Una copia de seguridad de Signal es otra cosa: está cifrada y solo Signal puede leerla.',
  },
  Slack: {
    steps: [
      'En un navegador, abre el menú de tu espacio de trabajo: Herramientas y ajustes → Ajustes del espacio de trabajo.',
      'Abre Importar/Exportar datos («Import/Export Data») y luego Exportar.',
      'Elige las fechas, pulsa Iniciar la exportación y espera el correo con el enlace.',
      'Envía el zip tal cual.',
    ],
    note: 'Solo pueden exportar los propietarios y administradores de un espacio de trabajo. Los canales privados y los mensajes directos solo vienen en algunos planes.',
  },
  Discord: {
    steps: [
      'Abre Ajustes de usuario → Datos y privacidad.',
      'En «Solicitar tus datos» pulsa Solicitar datos, marca los mensajes y confirma.',
      'Espera el correo con el enlace: puede tardar hasta 30 días.',
      'Envía el zip tal cual.',
    ],
    note: 'El paquete de Discord solo trae tus propios mensajes. Los archivos de DiscordChatExporter (JSON) traen los de ambos lados.',
  },
  Gmail: {
    steps: [
      'Abre takeout.google.com y pulsa «Desmarcar todo».',
      'Marca solo Correo y pulsa Siguiente paso.',
      'Elige .zip y un tamaño de 2 o 4 GB, y pulsa Crear exportación.',
      'Espera el correo con el enlace y envía cada zip tal cual, uno tras otro.',
    ],
    note: 'También puedes enviar los buzones de otros programas, como archivos mbox.',
  },
};
