/** Where each app hides its export, click by click, in Portuguese: names of menus as those apps have them in Brazil. */
import type { Words } from '../en/en.ts';

export const exports: Words['exports'] = {
  Telegram: {
    steps: [
      'No computador, abra o Telegram Desktop (desktop.telegram.org). Os apps do telefone não exportam.',
      'Abra o menu ☰ e depois Configurações → Avançado → Exportar dados do Telegram.',
      'Marque as conversas que quiser; fotos e vídeos não são necessários.',
      'No fim, em “Formato”, escolha JSON (legível por máquina) em vez de HTML.',
      'Toque em Exportar. Envie o arquivo result.json da pasta que ele cria.',
    ],
    note: 'Para uma conversa só: abra a conversa e depois ⋮ → Exportar histórico. O Telegram pode pedir que você confirme no telefone e espere um dia.',
  },
  WhatsApp: {
    steps: [
      'Abra a conversa no telefone.',
      'Android: ⋮ → Mais → Exportar conversa. iPhone: toque no nome no topo e, bem no fim, em Exportar conversa.',
      'Escolha “Sem mídia”.',
      'Guarde o arquivo, ou envie para você, e mande o zip ou o .txt como está.',
    ],
    note: 'Uma conversa por vez, no máximo as 40.000 mensagens mais novas. Uma conversa com privacidade avançada não pode ser exportada.',
  },
  Signal: {
    steps: [
      'Abra as configurações do Signal e depois Conversas → Exportar histórico de conversas (“Export chat history”).',
      'Escolha para onde vai a exportação, sem mídia.',
      'Envie main.jsonl, ou a pasta inteira em um zip.',
    ],
    note: 'Um backup do Signal é outra coisa: é criptografado, e só o Signal consegue ler.',
  },
  Slack: {
    steps: [
      'No navegador, abra o menu do seu workspace: Ferramentas e configurações → Configurações do workspace.',
      'Abra Importar/exportar dados (“Import/Export Data”) e depois Exportar.',
      'Escolha o período, toque em Iniciar exportação e espere o e-mail com o link.',
      'Envie o zip como está.',
    ],
    note: 'Só quem é dono ou administra um workspace pode exportar. Canais privados e mensagens diretas só vêm em alguns planos.',
  },
  Discord: {
    steps: [
      'Abra Configurações de usuário → Dados e privacidade.',
      'Em “Solicitar todos os meus dados”, marque Mensagens e confirme o pedido.',
      'Espere o e-mail com o link: até 30 dias.',
      'Envie o zip como está.',
    ],
    note: 'O pacote do Discord traz só as suas próprias mensagens. Os arquivos do DiscordChatExporter (JSON) trazem os dois lados.',
  },
  Gmail: {
    steps: [
      'Abra takeout.google.com e toque em “Desmarcar tudo”.',
      'Marque só o e-mail (Gmail) e depois Próxima etapa.',
      'Escolha .zip e um tamanho de 2 ou 4 GB, e toque em Criar exportação.',
      'Espere o e-mail com o link e envie cada zip como está, um depois do outro.',
    ],
    note: 'Caixas de e-mail de outros programas também podem ser enviadas, como arquivos mbox.',
  },
};
