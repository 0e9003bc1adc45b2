-social-chat-group = { $count ->
    [one] { $count } chat
   *[other] { $count } chats
    }
    .one = Chat
    .all = chats
    .your = tus chats
-social-chat-message = { $count ->
    [one] { $count } mensaje
   *[other] { $count } mensajes
    }
    .one = Mensaje
    .all = mensajes
    .your = tus mensajes
-social-email = { $count ->
    [one] { $count } correo
   *[other] { $count } correos
    }
    .one = Correo
    .all = correos
    .your = tus correos
-social-post = { $count ->
    [one] { $count } publicación
   *[other] { $count } publicaciones
    }
    .one = Publicación
    .all = publicaciones
    .your = tus publicaciones
-social-following = { $count ->
    [one] { $count } página seguida
   *[other] { $count } páginas seguidas
    }
    .one = Página seguida
    .all = páginas seguidas
    .your = tus páginas seguidas
-social-calendar = { $count ->
    [one] { $count } calendario
   *[other] { $count } calendarios
    }
    .one = Calendario
    .all = calendarios
    .your = tus calendarios
-social-event = { $count ->
    [one] { $count } evento
   *[other] { $count } eventos
    }
    .one = Evento
    .all = eventos
    .your = tus eventos
-favourite = { $count ->
    [one] { $count } favorito
   *[other] { $count } favoritos
    }
    .one = Favorito
    .all = favoritos
    .your = tus favoritos
-file = { $count ->
    [one] { $count } archivo
   *[other] { $count } archivos
    }
    .one = Archivo
    .all = archivos
    .your = tus archivos
-credit = { $count ->
    [one] { $count } crédito
   *[other] { $count } créditos
    }
    .of = { $count ->
        [one] queda { $count } crédito
       *[other] quedan { $count } créditos
        }
-day = { $count ->
    [one] { $count } día
   *[other] { $count } días
    }
-hit = { $count ->
    [one] { $count } resultado
   *[other] { $count } resultados
    }
-record = { $count ->
    [one] { $count } elemento
   *[other] { $count } elementos
    }
    .one = Elemento
-one-hit = { $count ->
    [one] del único resultado
   *[other] de los { $count } resultados
    }
-mail = { $count ->
    [one] { $count } correo ilegible
   *[other] { $count } correos ilegibles
    }
-all = { "" }
    .your = todos tus datos
-chats = { "" }
    .your = tus chats
list-comma = { ", " }
access-allows-api-search-chat-threads = Buscar palabras en tus chats
access-allows-api-search-ds = Buscar palabras en un tipo de tus datos
access-allows-api-search-universal = Buscar palabras en todo lo que permitiste
access-allows-api-ds-query = Ver y filtrar listas de lo que permitiste
access-allows-api-llm-prompt = Preguntar a un modelo de lenguaje sin tus datos
access-allows-api-llm-agent-prompt = Dejar que un modelo de lenguaje lea los datos que permitiste para responder una pregunta
access-allows-api-llm-profile-prompt = Dejar que un modelo de lenguaje haga un perfil con los datos que permitiste
access-allows-ds-r-social-chat-group = Leer tus chats
access-allows-ds-r-social-chat-message = Leer tus mensajes
access-allows-ds-r-social-email = Leer tus correos
access-allows-ds-r-social-post = Leer tus publicaciones
access-allows-ds-r-social-following = Leer las páginas que sigues
access-allows-ds-r-social-calendar = Leer tus calendarios
access-allows-ds-r-social-event = Leer tus eventos
access-allows-ds-r-favourite = Leer tus favoritos
access-allows-ds-r-file = Leer tus archivos
access-presets-search-title = Buscar y leer
access-presets-search-price = { $credits } por búsqueda
access-presets-search-allows = Encuentra palabras en los datos y muestra listas. Ningún modelo ve nada.
access-presets-answers-title = … y que un modelo responda
access-presets-answers-price = { $credits } por pregunta
access-presets-answers-allows = También responde preguntas. Un modelo de lenguaje, si el servicio tiene uno, lee lo que hace falta para la respuesta.
access-presets-everything-title = Todo
access-presets-everything-price = { $credits } por perfil
access-presets-everything-allows = También describe a una persona por sus mensajes: con quién, cuándo y de qué escribe.
access-lasts-30-days = Dura: 30 días
access-lasts-90-days = Dura: 90 días
access-lasts-1-year = Dura: 1 año
access-lasts-until-revoked = Dura: hasta que lo quite
account-looking = Mirando tu acceso… (0 créditos)
account-to-sample = <b>Conexión</b> con los datos de ejemplo de una persona inventada: no son tuyos.
account-to-own = <b>Conexión</b> con tu propio espacio.
account-to-service = <b>Conexión</b> con { $service }
account-since = Desde: { $at }
account-credits = Créditos: te quedan { $left }.
account-credits-unknown = Créditos: ahora mismo no pude preguntar al servicio.
account-commands = Comandos
account-more-than-left = más de lo que queda
account-needs = necesita <code>{ $scopes }</code>
account-permissions = Permisos
account-from-service = según el servicio
account-from-person = según dijiste al conectar
account-from-unknown = el servicio no los dice: los voy aprendiendo con cada comando
account-no-scopes = ninguno que este bot pueda usar
account-others = { $amount ->
    [one] { $amount } acceso
   *[other] { $amount } accesos
    } más a tu espacio
account-others-unknown = Ahora mismo no pude preguntar quién más tiene acceso.
account-other = { $app }, desde: { $since }, hasta: { $until }, nunca usado
account-other-used = { $app }, desde: { $since }, hasta: { $until }
account-other-no-until = { $app }, desde: { $since }, hasta que lo quites, nunca usado
account-other-no-until-used = { $app }, desde: { $since }, hasta que lo quites
account-and-more = … y { $amount } más
account-end = Quitar { $app }
account-ended = Ese acceso ha terminado.
account-had-ended = Ese acceso ya había terminado.
account-no-access = No me has dado acceso para buscar en tu espacio.
asking-what = ¿Qué te gustaría saber? Una respuesta a partir de tus mensajes cuesta { COUNT($credits, "credit") }.
asking-hint = Tu pregunta
asking-no-question = Ahí no hay ninguna pregunta. No se gastó nada.
asking-too-long = Es demasiado larga para una pregunta: hasta { $limit } caracteres, por favor. No se gastó nada.
asking-cannot-narrow = Una pregunta no se puede acotar con has:. Todo lo demás que entiende /search funciona aquí también. No se gastó nada.
asking-reading = Leyendo tus datos para responder a «{ $question }»
asking-reading-messages = Leyendo tus mensajes para responder a «{ $question }»
asking-reading-these = Leyendo lo que encontré
asking-plainly = Preguntando al modelo, sin tus datos: «{ $question }»
asking-what-about = ¿Qué dicen sobre «{ $words }»?
asking-what-about-no-words = ¿Qué dicen, en pocas palabras?
asking-read-nothing = sin leer tus datos
asking-no-links = Sin enlace: { $platforms }. Solo lo tienen los mensajes de supergrupos y canales de Telegram.
asking-took-out = quité { $many ->
    [one] { $many } referencia inventada
   *[other] { $many } referencias inventadas
    }
asking-looked-only = miré solo: { LIST($what, type: "plain") }
asking-reply-to-go-on = ↩ Responde a esto para seguir preguntando ({ COUNT($credits, "credit") }).
asking-stages-searched = busqué «{ $words }»: { $many }
asking-stages-listed = reuní { COUNT($many, $kind) }
asking-stages-read = seguí leyendo: { COUNT($many, "record") }
asking-stages-counted = conté { $many }
asking-stages-sampled = elegí { COUNT($many, "record") } de distintas fechas y chats
asking-stages-writing = escribiendo
asking-stages-writing-part = escribiendo, { $part } de { $parts }
asking-wordless = Ninguna de estas palabras me dice qué buscar. Pregunta con una que lo diga: un nombre, un lugar, una cosa. Por ejemplo: «¿dónde está mi pasaporte?»
asking-nothing = Nada en tus datos tiene las palabras de esta pregunta. Quizá con otras palabras aparezca.
asking-no-model = El servicio no tiene modelo de lenguaje: cita lo que hay y no redacta respuestas.
asking-closest = Lo más cercano a { $question }
asking-only-near = No encontré respuesta en tus datos. Lo más cercano a { $question }
asking-counted = recuento
asking-goes-to-model = Tu pregunta, y lo que se lea para ella, va al modelo de lenguaje en { $host }. Más en /privacy.
asking-went-to-model = ℹ️ Tu pregunta, y lo que se leyó para ella, fue al modelo de lenguaje en { $host }. Te lo digo una sola vez; siempre está en /privacy.
asking-buttons-search = Mejor buscar
asking-buttons-without-data = Preguntar sin mis datos
asking-buttons-about-this = Preguntar sobre esto
asking-buttons-without-it = Preguntar sin eso
asking-forgotten = Ya no tengo aquello de lo que esto sigue: guardo respuestas y resultados solo seis horas. No se gastó nada.
asking-seconds = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
asking-read = leí { LIST($what, type: "plain") }
asking-read-chat = leí { LIST($what, type: "plain") } de «{ $chat }»
asking-read-chats = leí { LIST($what, type: "plain") } en { COUNT($chats, "social-chat-group") }
asking-kind-heading = { NOUN($kind, "one") }
balance-refill = Volverás a tener { $allowance } a partir de: { $at }.
bot-description = Busca, lee y pregunta en tus propios mensajes y otros datos, aquí mismo en el chat.

    Conecta tus datos y prueba /search, /ask y /recent. El menú dice cuántos créditos cuesta cada cosa.

    Privado: solo tú ves las respuestas, tu token se guarda cifrado, nada se publica en grupos y /disconnect lo borra todo. Más en /privacy.
bot-short-description = Busca y pregunta en tus datos, en un chat privado. Tu token queda cifrado; /disconnect lo borra.
buttons-connect = Conectar
buttons-connect-again = Conectar de nuevo
buttons-connect-wider = Conectar con más permisos
buttons-connect-other = Conectar con otro token
buttons-start-again = Empezar de nuevo
buttons-try-again = Reintentar
buttons-account = Mi cuenta
buttons-credits = Créditos
buttons-settings = Ajustes
buttons-privacy = Privacidad
buttons-help = ¿Qué puedo hacer?
buttons-disconnect = Desconectar
buttons-check-token = Comprobar mi token otra vez (gratis)
buttons-stop-them = Detenerlas
buttons-continue-in-private = Seguir en privado
buttons-back = ◂ Atrás
buttons-more = Más ▸
buttons-search = Buscar
buttons-ask = Preguntar
buttons-chats = Tus chats
buttons-cancel = Cancelar
buttons-run-again = Hacerlo otra vez
commands-start = Empieza aquí
commands-help = Qué puedes hacer y cuánto cuesta
commands-search = Busca en tus mensajes, correos y archivos
commands-ask = Pregunta algo sobre tus mensajes
commands-recent = Muestra tus mensajes más recientes
commands-chats = Mira la lista de tus chats y abre uno
commands-today = Qué llegó, quién espera respuesta y qué hay hoy
commands-count = Cuenta tus mensajes, o los que tienen ciertas palabras
commands-stats = Mira tus mensajes en una imagen
commands-profile = Deja que un modelo te describa por tus mensajes
commands-import = Trae tus propios chats y correos
commands-save = Guarda un mensaje en tu espacio
commands-cancel = Detén lo que está en marcha
commands-credits = Mira lo que has gastado
commands-alerts = Mira y quita lo que hago para ti por mi cuenta
commands-settings = Elige tu zona horaria, un límite diario y la privacidad de los resultados
commands-account = Mira tu conexión y lo que permite
commands-connect = Conecta tus datos
commands-disconnect = Olvida mi token y todo sobre mí
commands-privacy = Qué se guarda sobre ti y cómo borrarlo
connected-title = Conexión lista
connected-to-service = <b>Conexión lista</b> con { $service }.
connected-to-own = <b>Conexión lista</b> con tu propio espacio.
connected-to-sample = <b>Conexión lista</b> con datos de ejemplo. En Telegram eres { $you }; los datos son de { $owner }, una persona inventada.
connected-to-sample-no-owner = <b>Conexión lista</b> con datos de ejemplo. En Telegram eres { $you }; los datos son de una persona inventada.
connected-to-sample-no-you = <b>Conexión lista</b> con datos de ejemplo. En Telegram sigues siendo tú; los datos son de { $owner }, una persona inventada.
connected-to-sample-no-you-no-owner = <b>Conexión lista</b> con datos de ejemplo. En Telegram sigues siendo tú; los datos son de una persona inventada.
connected-saved = <b>Token guardado</b> para { $service }. No pude comprobarlo gratis; lo hará tu primer comando.
connected-token = Tu token: <code>{ $masked }</code>
connected-lasts-until-ended = Dura hasta que lo quites.
connected-lasts-until = Dura hasta: { $at }.
connected-before-ended = El acceso anterior ha terminado.
connected-before-failed-here = El acceso anterior no se pudo quitar ahora: quítalo en /account.
connected-before-failed-there = El acceso anterior no se pudo quitar ahora: anúlalo en { $service } si ya nadie debe usarlo.
connected-before-impossible-here = El token anterior quizá siga siendo válido: quítalo en /account.
connected-before-impossible-there = El token anterior quizá siga siendo válido: anúlalo en { $service } si ya nadie debe usarlo.
connected-not-tried = Ninguno de estos se ha probado aún:
connected-can-use = Puedes usar:
connected-allows-nothing = No permite ninguno de los comandos que leen datos.
connected-not-with-token = Con este token no: { $commands } – /account dice qué falta.
connected-not-with-access = Con este acceso no: { $commands } – /account dice qué falta.
connected-empty = <b>Tu espacio todavía está vacío.</b> Siguiente paso: /import trae tus chats.
connected-just-write = Escribe sin más lo que buscas.
connected-just-write-ferry = Escribe sin más lo que buscas, por ejemplo <code>ferry</code>.
connected-bring-in = Traer mis chats
connecting-heading = Conecta tus datos
connecting-checking = Comprobando tu token… (0 créditos)
connecting-connecting = Conectando… (0 créditos)
connecting-nothing-stored = No se guardó nada.
connecting-nothing-connected = No se conectó nada.
connecting-sample = <b>Datos de ejemplo</b>: los chats, correos y archivos de una persona inventada. Un toque, todo permitido, y no puedes romper nada.
connecting-own = <b>Tus propios datos</b>: un espacio que el servicio de este bot guarda solo para ti. Tú eliges qué puedo hacer con él.
connecting-connect-own = Conectar mis propios datos
connecting-look-around = Explorar datos de ejemplo
connecting-replaces = Sustituye al acceso que tienes ahora, que se termina.
connecting-may-do-own = ¿Qué puedo hacer con tu espacio, y por cuánto tiempo? Puedes quitarlo cuando quieras en /account.
connecting-may-do-sample = ¿Qué puedo hacer con los datos de ejemplo de una persona inventada, y por cuánto tiempo?
connecting-choose-in-browser = Elegir en el navegador
connecting-stays-at = Tus datos se quedan en { $service }; allí eliges qué puedo leer.
connecting-new-replaces = Un token nuevo sustituye al que tienes ahora.
connecting-tap-and-tick = Toca el botón y marca lo que puedo leer. El enlace es solo para ti y funciona durante diez minutos; no lo compartas.
connecting-or-paste = O pega un token: envía <code>/connect</code> seguido del token, aquí en nuestro chat privado. Borro tu mensaje y guardo el token cifrado.
connecting-make-and-send = Crea un token en el servicio y envía <code>/connect</code> seguido del token, aquí en nuestro chat privado. Borro tu mensaje y guardo el token cifrado.
connecting-what-is-stored = ¿Qué se guarda?
connecting-on-the-page = La página muestra todos los permisos y pregunta por cuánto tiempo. El enlace es solo para ti y funciona durante diez minutos; no lo compartas.
connecting-choose-what-i-may-read = Elegir qué puedo leer
connecting-removed = Borré de este chat el mensaje con el token.
connecting-not-removed = <b>Por favor, borra tú el mensaje con el token</b>: yo no pude quitarlo de este chat.
connecting-incomplete = Eso no parece un token completo
connecting-copy-again = Un token es una sola palabra larga de letras, cifras y algunos signos, sin espacios. Cópialo entero otra vez y envíalo después de <code>/connect</code>. No se guardó nada.
connecting-never-in-groups = Nunca publiques un token en un grupo
connecting-exposed = No lo usé. Por favor, borra el mensaje. Considera que alguien más ya conoce este token: anúlalo en el servicio, crea otro y conéctate en un chat privado conmigo.
connecting-exposed-removed = No lo usé. Borré el mensaje, pero otros pueden haberlo leído. Considera que alguien más ya conoce este token: anúlalo en el servicio, crea otro y conéctate en un chat privado conmigo.
connecting-go-back = Vuelve a { $bot } y envía /connect para recibir un enlace nuevo.
connecting-link-is-over = Este enlace ya no funciona
connecting-link-was-used = Ya se usó, tiene más de diez minutos o no lo creó este bot.
connecting-declined = No te conectaste
connecting-declined-why = Elegiste no dar acceso, así que no se guardó nada.
connecting-failed = La conexión no funcionó
connecting-page-failed = La página de permisos avisó de un problema. No se guardó nada.
connecting-no-token = La página de permisos no envió un token que sirva. No se guardó nada.
connecting-not-stored = No se guardó nada. Referencia: { $reference }
connecting-close-page = Puedes cerrar esta página y seguir en { $bot }.
disconnecting-ask-access = ¿Borrar tu acceso, los resultados guardados, los botones, lo pendiente, lo que hago para ti por mi cuenta, los ajustes y la lista de lo que gastaste?
disconnecting-ask-token = ¿Borrar tu token de acceso ({ $masked }), los resultados guardados, los botones, lo pendiente, lo que hago para ti por mi cuenta, los ajustes y la lista de lo que gastaste?
disconnecting-ask-unconnected = No hay conexión, pero quizá queden ajustes o una lista de lo que gastaste. ¿Borrarlos?
disconnecting-live-stops = Entonces ya no entrarán los mensajes de tu cuenta de Telegram.
disconnecting-cannot-be-undone = Esto no se puede deshacer.
disconnecting-erase-all = Borrar todo
disconnecting-erase-nothing = No borrar nada
disconnecting-keep-it = Conservarlo
disconnecting-erasing = Borrando…
disconnecting-nothing-to-erase = No había nada que borrar
disconnecting-erased = Borrado
disconnecting-items-token = tu token de acceso y lo que permite
disconnecting-items-results = { $amount ->
    [one] { $amount } lista de resultados guardada
   *[other] { $amount } listas de resultados guardadas
    }
disconnecting-items-buttons = { $amount ->
    [one] { $amount } grupo
   *[other] { $amount } grupos
    } de botones
disconnecting-items-pending = { $amount ->
    [one] { $amount } petición pendiente
   *[other] { $amount } peticiones pendientes
    }
disconnecting-items-link = un enlace de conexión abierto
disconnecting-items-live = que tu cuenta de Telegram está conectada conmigo
disconnecting-items-settings = tus ajustes
disconnecting-items-spending = el detalle de { $amount ->
    [one] { $amount } consulta
   *[other] { $amount } consultas
    } de pago
disconnecting-ended-at = Terminado en { $service }
disconnecting-accesses-ended = { $amount ->
    [one] el acceso en sí: ya no abre
   *[other] { $amount } accesos: ya no abren
    } nada
disconnecting-not-erased = Sin borrar
disconnecting-stays-chat = este chat en Telegram: puedes vaciarlo en la app
disconnecting-stays-service = lo que guarda { $service }
disconnecting-stays-service-and-access = lo que guarda { $service }, y el acceso en sí: no se pudo quitar ahora, así que anúlalo allí
disconnecting-stays-service-and-token = lo que guarda { $service }, y el token en sí: anúlalo allí si ya nadie debe usarlo
disconnecting-stays-today = el total de hoy ({ COUNT($spent, "credit") }), que se guarda para el límite diario y luego se borra
disconnecting-archive-ask = ¿Borrar también tu espacio?
disconnecting-archive-holds = Contiene { COUNT($amount, "record") } ({ $bytes }). Borrarlo no se puede deshacer, y termina todos los demás accesos. Si no haces nada, se queda.
disconnecting-archive-erase = Borrar también mi espacio
disconnecting-archive-erasing = Borrando tu espacio…
disconnecting-archive-is-sample = Son los datos de ejemplo, y esos se quedan.
disconnecting-archive-erased = Tu espacio está borrado
disconnecting-archive-records = { COUNT($amount, "record") } ({ $bytes })
disconnecting-archive-accesses = { $amount ->
    [one] { $amount } acceso
   *[other] { $amount } accesos
    } a tu espacio
disconnecting-archive-nothing-left = En el servicio no queda nada de él.
disconnecting-archive-stays = Lo que queda: { $what }.
examples-search = ferry after:1y from:me
examples-ask = ¿cuándo es el cumpleaños de Joana?
examples-recent = received telegram 7d
examples-today = semana
examples-count = ferry since:2025 from:joana
examples-stats = since:2025 telegram
examples-profile = mis viajes
examples-import = telegram
examples-save = la llave está debajo del felpudo
exports-telegram-note = Para un solo chat: ábrelo y toca ⋮ → Exportar historial del chat. Telegram puede pedirte que confirmes en el teléfono y que esperes un día.
exports-whatsapp-note = Un chat cada vez, como mucho sus 40.000 mensajes más recientes. Un chat con privacidad avanzada no se puede exportar.
exports-signal-note = Una copia de seguridad de Signal es otra cosa: está cifrada y solo Signal puede leerla.
exports-slack-note = Solo pueden exportar los propietarios y administradores de un espacio de trabajo. Los canales privados y los mensajes directos solo vienen en algunos planes.
exports-discord-note = El paquete de Discord solo trae tus propios mensajes. Los archivos de DiscordChatExporter (JSON) traen los de ambos lados.
exports-gmail-note = También puedes enviar los buzones de otros programas, como archivos mbox.
exports-telegram-steps = En una computadora u ordenador, abre Telegram Desktop (desktop.telegram.org). Las apps del teléfono no pueden exportar.
    Abre el menú ☰ y luego Ajustes → Avanzado → Exportar datos de Telegram.
    Marca los chats que quieras; las fotos y los videos no hacen falta.
    Abajo, en «Formato», elige JSON en lugar de HTML.
    Pulsa Exportar. Envía el archivo result.json de la carpeta que se crea.
exports-whatsapp-steps = Abre el chat en tu teléfono.
    Android: ⋮ → Más → Exportar chat. iPhone: toca el nombre de arriba y luego Exportar chat, al final del todo.
    Elige «Sin archivos».
    Guarda el archivo, o envíatelo, y mándame el zip o el .txt tal cual.
exports-signal-steps = Abre los ajustes de Signal y luego Chats → Exportar historial de chats («Export chat history»).
    Elige dónde guardar la exportación, sin archivos multimedia.
    Envía main.jsonl, o la carpeta entera como zip.
exports-slack-steps = En un navegador, abre el menú de tu espacio de trabajo: Herramientas y ajustes → Ajustes del espacio de trabajo.
    Abre Importar/Exportar datos («Import/Export Data») y luego Exportar.
    Elige las fechas, pulsa Iniciar la exportación y espera el correo con el enlace.
    Envía el zip tal cual.
exports-discord-steps = Abre Ajustes de usuario → Datos y privacidad.
    En «Solicitar tus datos» pulsa Solicitar datos, marca los mensajes y confirma.
    Espera el correo con el enlace: puede tardar hasta 30 días.
    Envía el zip tal cual.
exports-gmail-steps = Abre takeout.google.com y pulsa «Desmarcar todo».
    Marca solo Correo y pulsa Siguiente paso.
    Elige .zip y un tamaño de 2 o 4 GB, y pulsa Crear exportación.
    Espera el correo con el enlace y envía cada zip tal cual, uno tras otro.
failures-titles-not-connected = Aún no hay conexión
failures-titles-token-refused = Tu token de acceso no se acepta
failures-titles-token-expired = Tu token de acceso ha caducado
failures-titles-scope-missing = Tu token no permite esto
failures-titles-credits-out = Se acabaron tus créditos en el servicio
failures-titles-cap-reached = Con esto pasarías el límite diario
failures-titles-rate-limited = El servicio pide una pausa
failures-titles-bad-request = El servicio no pudo usar esta petición
failures-titles-not-offered = El servicio no ofrece esto
failures-titles-not-found = Eso ya no está
failures-titles-timeout = El servicio tardó demasiado
failures-titles-unreachable = No se llega al servicio
failures-titles-connection-lost = La conexión se cortó
failures-titles-service-failed = El servicio de datos tuvo un error
failures-titles-unreadable-reply = La respuesta no se pudo leer
failures-titles-reply-too-large = La respuesta era demasiado grande
failures-titles-cancelled = Detenido
failures-titles-too-many-waiting = Ya tienes otras dos en espera
failures-titles-private-only = Solo muestro resultados personales en privado
failures-titles-stale-button = Ese botón ya no vale
failures-titles-internal = Algo salió mal aquí
failures-not-connected = Primero conecta tu cuenta en { $service }; tú eliges qué puede leer el bot.
failures-not-connected-sample = Son dos toques: explora los datos de una persona inventada o conecta un espacio propio.
failures-token-refused = El servicio ({ $service }) no conoce el token: se anuló o no está completo. Por favor, conecta de nuevo con otro.
failures-token-expired = Fue válido y se le acabó el tiempo. Conectar de nuevo es un momento y te da uno nuevo.
failures-lacks = Le falta:
failures-needs = El servicio no dijo qué permiso falta; hacen falta:
failures-lacks-unknown = El servicio no dijo qué permiso falta.
failures-credits-out = Esto necesita { COUNT($price, "credit") }; { $left ->
    [one] queda
   *[other] quedan
    } { $left }.
failures-credits-out-no-left = Esto necesita { COUNT($price, "credit") }.
failures-credits-out-no-price = Esto cuesta más de lo que queda; { $left ->
    [one] queda
   *[other] quedan
    } { $left }.
failures-credits-out-no-price-no-left = Esto cuesta más de lo que queda.
failures-counted-by = Los cuenta { $service }.
failures-cap-used-up = Los créditos de hoy se acabaron.
failures-cap = El límite es de { COUNT($limit, "credit") } al día, puesto por quien lleva este bot; hoy llevas { $spent }, y esto cuesta { $price }. La cuenta empieza de nuevo: { $resetsAt } ({ $midnight }). Pasar páginas de resultados anteriores sigue siendo gratis.
failures-cap-no-price = El límite es de { COUNT($limit, "credit") } al día, puesto por quien lleva este bot; hoy llevas { $spent }. La cuenta empieza de nuevo: { $resetsAt } ({ $midnight }). Pasar páginas de resultados anteriores sigue siendo gratis.
failures-cap-mine = El límite es de { COUNT($limit, "credit") } al día, elegido por ti; hoy llevas { $spent }, y esto cuesta { $price }. La cuenta empieza de nuevo: { $resetsAt } ({ $midnight }). Puedes subir tu límite en /settings.
failures-cap-mine-no-price = El límite es de { COUNT($limit, "credit") } al día, elegido por ti; hoy llevas { $spent }. La cuenta empieza de nuevo: { $resetsAt } ({ $midnight }). Puedes subir tu límite en /settings.
failures-rate-limited = Demasiadas peticiones en poco tiempo.
failures-wait-a-minute = Por favor, inténtalo de nuevo en un minuto o dos.
failures-bad-request = Prueba con menos palabras o más cortas, y sin signos poco comunes.
failures-not-offered = { $service } no tiene esa función por ahora. Los demás comandos siguen funcionando.
failures-not-found = El servicio ya no tiene eso. Puede que se haya borrado desde entonces.
failures-timeout = No llegó a tiempo una respuesta completa. La primera petición del día puede ser lenta; la segunda suele ir más rápido.
failures-unreachable = Ahora mismo no hay conexión con { $service }. Por favor, inténtalo de nuevo en unos minutos.
failures-connection-lost = El servicio estaba respondiendo, pero la respuesta no llegó entera.
failures-service-failed = Tu petición está bien.
failures-try-later = Por favor, inténtalo más tarde.
failures-try-after = Por favor, inténtalo de nuevo después de: { $at }.
failures-unreadable-reply = Llegó algo, pero no en la forma acordada. Eso no quiere decir que no haya nada.
failures-too-large = Prueba con algo más concreto: más palabras, un solo chat o menos tiempo.
failures-cancelled = La petición se detuvo, como pediste.
failures-not-taken-up = Esta no la empecé; envíala de nuevo cuando termine una de ellas, o detenlas.
failures-continue-there = ¿Seguimos allí?
failures-forgotten-button = Ya no recuerdo a qué correspondía. Por favor, empieza de nuevo con un comando; están en /help.
failures-internal = Es un fallo del bot, no tuyo. Por favor, inténtalo más tarde.
failures-may-have-cost = Puede que haya costado { COUNT($price, "credit") }.
failures-may-have-cost-some = Puede que haya costado créditos.
failures-reference = Referencia: <code>{ $reference }</code>
failures-refused-by-bot = No se envió ninguna petición: <b>no se gastó nada</b>.
failures-refused-by-service = El servicio rechazó la petición: <b>no se gastó nada</b>.
failures-refused-still-work = Con este token todavía puedes usar { $commands }.
failures-refused-none-works = Con este token no funciona ninguno de los comandos que leen datos.
failures-refused-widen = Para ampliarlo, crea un token que tenga también estos permisos y envíalo después de <code>/connect</code>.
figures-your-messages = Tus mensajes
figures-your-emails = Tus correos
figures-only-messages = Puedo contar mensajes y correos. Quita el otro lugar, o pon in:emails.

    No se gastó nada.
figures-counting = Contando: { $what }
figures-read = leídos { $amount } de hasta { $most }
figures-sent-and-received = { $sent ->
    [one] { $sent } enviado
   *[other] { $sent } enviados
    }, { $received ->
    [one] { $received } recibido
   *[other] { $received } recibidos
    }
figures-none = Nada encaja. Con menos palabras o filtros quizá salga algo.
figures-silence = Silencio más largo: { COUNT($days, "day") }, del { $from } al { $to }
figures-busiest-month = Mes con más mensajes: { DATETIME($name, month: "short", year: "numeric") }, { $amount }
figures-busiest-times = Sobre todo los { $day ->
    [1] lunes
    [2] martes
    [3] miércoles
    [4] jueves
    [5] viernes
    [6] sábados
   *[7] domingos
    }, hacia las { $hour }:00 (hora de { $zone })
figures-chats = Chats
figures-people = Personas
figures-favourite-words = Palabras que se repiten
figures-partial = Son los { $amount } más recientes de { $total }.
figures-partial-no-total = Son los { $amount } más recientes; hay otros más antiguos.
figures-broken-off = El servicio dejó de responder a medio camino; esto es lo que llegó antes.
figures-by-month = Por mes
figures-by-weekday = Por día de la semana
figures-by-hour = Por hora ({ $zone })
figures-sent = enviados
figures-received = recibidos
figures-as-picture = Imagen (gratis)
figures-show = Mostrarlos
figures-count-anew = Contar de nuevo
figures-count-again = Contar otra vez
figures-kept-since = Contado:
figures-forgotten = He olvidado estas cifras: las guardo solo seis horas.
figures-not-drawn = Ahora mismo no se pudo dibujar la imagen; estas son sus cifras.
figures-reading-question = Este servicio de datos no cuenta por sí mismo, así que tengo que ir leyendo: { $page } mensajes por 1 crédito, empezando por los más recientes. ¿Hasta dónde llego? Solo pagas lo que lea.
figures-newest = Hasta { $amount } (máximo { COUNT($credits, "credit") })
figures-nothing-counted = No se contó ni se gastó nada.
figures-days = Del { $first } al { $last }
figures-days-one = Todo el { $day }
front-overflow = El resto de esta respuesta está en el archivo.
front-nothing-visible = (Esta respuesta no tiene texto visible.)
front-working = Trabajando en ello
front-unknown-button = Este botón es de una versión anterior. Envía /help
front-gone-button = Este botón ya se usó, ha caducado o no es tuyo.
front-foreign-button = Ese botón es para quien hizo la pregunta.
front-too-fast = Eso fue mucho de golpe. Dame diez segundos y sigue.
front-private-only = Solo muestro resultados personales en privado. ¿Seguimos allí?
front-not-allowed = Este bot es solo para personas invitadas.
front-stranger = ¡Hola! Este bot es solo para personas invitadas. Para entrar, da a quien lo lleva tu id de Telegram: <code>{ $userId }</code>. Lo que se guarde sobre ti es tuyo en cualquier caso: /privacy, /disconnect.
front-repeat-note = Enviado otra vez, porque Telegram no lo confirmó la primera.
front-unsendable = Tengo una respuesta, pero Telegram no la aceptó. Prueba con una pregunta más concreta, o /help.
front-secrets-token = Eso parece un token de acceso, así que no lo usé para nada. Para conectarte con él, envíalo después de /connect. Si otros pudieron verlo, crea otro en el servicio.
front-secrets-other = Una parte parece una contraseña o una clave, así que no la envié a ningún sitio y dejé tu mensaje como está. Quizá quieras borrarlo. Para conectarte, envía tu token después de /connect.
front-beginning = { $doing }… ({ COUNT($price, "credit") })
front-going = { $doing }… { $seconds } s · { COUNT($price, "credit") }
front-still = Sigo { SMALL($doing) }.
front-still-working = Todavía trabajo en una anterior.
front-queued = Sigo { SMALL($doing) }. { $before ->
    [0] La tuya es la siguiente
    [one] Hay otra antes de la tuya
   *[other] Hay otras { $before } antes de la tuya
    }.
front-behind = { $doing }: después de lo anterior{ $before ->
    [0] { "" }
    [one] { "" } y de otra cosa
   *[other] { "" } y de otras { $before } cosas
    }.
front-in-line = Hay mucha gente preguntando ahora. Tu turno es el número <b>{ $position }</b> de la cola.
front-stopped = Detenido. { $price ->
    [0] No se gastó nada
    [one] Ya estaba en camino, así que quizá se cobre { $price } crédito
   *[other] Ya estaba en camino, así que quizá se cobren { $price } créditos
    }.
front-timed-out = Tardó demasiado, así que dejé de esperar. { $cost }
front-interrupted = Me reinicié antes de poder responder. { $cost }
front-failed = Algo salió mal por mi parte. { $cost } Si vuelve a pasar, da esta referencia a quien lleva el bot: <code>{ $reference }</code>
front-nothing-running = No hay nada en marcha.
front-stopped-now = Detenido.
front-taken-back-profile = No se hizo ningún perfil. No se gastó nada.
front-taken-back-disconnect = No se borró nada.
front-taken-back-other = No se cambió nada.
help-in-group = Busco y pregunto en los datos de una persona, solo para ella. En grupos no publico nada personal: abre un chat privado con { $bot } para empezar.
help-heading = Lo que puedes hacer ahora
help-heading-unconnected = Lo que puedes hacer en cuanto te conectes
help-not-with-token = no con tu token
help-narrow = <b>Acotar una búsqueda</b>: from:nombre, from:me, chat:nombre, on:telegram, when:"last week", after:7d, before:2026-11-01, has:link, has:file, has:photo, "palabras exactas", -palabra; in:all, in:emails, in:files. Sin palabra que buscar, y después de /recent, muestran lo que abarcan, lo más reciente primero.
help-free = <b>Gratis</b>: { $commands }
help-prices = Los precios están en el menú, aquí y en cada botón; un comando que escribes se ejecuta enseguida, y su respuesta dice lo que costó. También puedes escribir sin más: te pregunto qué hago con ello.
idle-unused = Hace tiempo que no usas tu conexión
idle-warning = Un token que nadie usa en { COUNT($idle, "day") } se olvida, para que nadie pueda abusar de él. El tuyo se va en unos { COUNT($left, "day") }. Usa cualquier comando con tus datos, como <code>/recent</code>, y se queda.
idle-forgotten = He olvidado tu token
idle-not-used = No se usó durante { COUNT($idle, "day") }.
idle-ended = También ha terminado en el servicio, y ya no abre nada.
idle-may-be-valid = Puede que siga siendo válido en el servicio: anúlalo allí si ya no lo quieres, o conecta de nuevo.
importing-file = archivo
importing-heading = Trae tus propios chats y correos
importing-what = Pongo lo que exportan tus apps en un espacio propio en { $service }, cifrado, solo para ti. El archivo en sí se borra después de leerlo.
importing-step-1 = Elige tu app: te muestro dónde esconde su exportación.
importing-step-2 = <b>Envíame el archivo aquí (hasta { $most })</b>.
importing-step-2-page = <b>Envíame el archivo aquí (hasta { $most })</b>, o usa la página de subida para los más grandes.
importing-step-3 = Espera el recibo. Si envías lo mismo otra vez, solo se añade lo nuevo.
importing-not-connected = Para esto no hace falta conectarse; para buscar después, /connect.
importing-way-to = { $app }: cómo llegar a tu exportación
importing-elsewhere-heading = Traer datos
importing-elsewhere = Tus datos viven en { $service }, y es allí donde se añaden. Este bot no tiene llave para eso: solo lee lo que le dejas leer.
importing-elsewhere-file = Tus datos viven en { $service }, y es allí donde se añaden: este bot solo puede leerlos. No tomé nada de lo que enviaste.
importing-page = Página de subida
importing-page-heading = La página de subida
importing-page-what = Se abre en tu navegador y acepta archivos de cualquier tamaño. El enlace es solo para ti, se abre una vez, en los próximos diez minutos; no lo compartas.
importing-open-page = Abrir la página de subida
importing-no-page = El servicio no tiene página de subida. Envíame el archivo aquí.
importing-how-to-export = ¿Cómo exporto?
importing-bringing = Trayendo «{ $name }»
importing-looking-after = Atendiendo una importación
importing-taking = Recibiendo «{ $name }» de Telegram…
importing-bar-of = { $bar } de { $bytes }
importing-handing = Entregando «{ $name }»…
importing-looking = Mirando qué hay en «{ $name }»…
importing-waiting = «{ $name }» espera a que termine el anterior.
importing-progress = { $read ->
    [one] { $read } leído
   *[other] { $read } leídos
    }, de ellos { $written ->
    [one] { $written } nuevo
   *[other] { $written } nuevos
    }
importing-silent = El servicio no responde ahora mismo. «{ $name }» sigue allí; yo sigo preguntando.
importing-silent-no-name = El servicio no responde ahora mismo. La importación sigue allí; yo sigo preguntando.
importing-still-going = Esto tarda: «{ $name }» sigue sin mí.
importing-still-going-no-name = Esto tarda: la importación sigue sin mí.
importing-not-an-export = No puedo traer «{ $name }»: acepto exportaciones de apps de chat y buzones de correo, en .json, .jsonl, .zip, .txt, .csv, .mbox o .eml. /import muestra dónde guardan tus apps las suyas.
importing-too-large = «{ $name }» ocupa { $bytes }; desde el chat puedo aceptar archivos de hasta { $most }. Exporta menos chats, o sin archivos multimedia, y envía eso.
importing-too-large-has-page = «{ $name }» ocupa { $bytes }; desde el chat puedo aceptar archivos de hasta { $most }. La página de subida acepta más grandes.
importing-too-large-no-bytes = «{ $name }» ocupa más; desde el chat puedo aceptar archivos de hasta { $most }. Exporta menos chats, o sin archivos multimedia, y envía eso.
importing-too-large-no-bytes-has-page = «{ $name }» ocupa más; desde el chat puedo aceptar archivos de hasta { $most }. La página de subida acepta más grandes.
importing-gone = Telegram ya no me da «{ $name }». Por favor, envíalo otra vez.
importing-interrupted = «{ $name }» no terminó de llegar desde Telegram. No se añadió nada.
importing-no-service = El servicio no aceptó «{ $name }». No se añadió nada.
importing-too-large-there = «{ $name }» es más grande de lo que acepta el servicio. Exporta menos chats, o sin archivos multimedia.
importing-not-done = Tienes archivos sin terminar: están en marcha o esperan una respuesta. Respóndelos o detenlos, y prueba con «{ $name }» otra vez.
importing-no-room = Al servicio no le cabe «{ $name }» ahora mismo. No se añadió nada.
importing-stopped = Detenido. No se añadió nada de «{ $name }».
importing-cannot-stop = No pude llegar al servicio para detener la importación: quizá siga allí.
importing-unknown = Ya no sé nada de esta importación. Un recibo se guarda un día; si dudas, envía el archivo otra vez.
importing-waited-in-vain = Los archivos anteriores a «{ $name }» tardaron demasiado. De él aún no se añadió nada.
importing-too-many = Ya tienes muchos archivos en espera. Envía este otra vez cuando terminen.
importing-not-me = No soy yo
importing-see = Ver cómo va
importing-connect-to-search = Conectar, para buscar ahí
importing-failed-cancelled = Cancelado. No se trajo nada.
importing-failed-cancelled-halfway = Cancelado. Lo que ya se había traído se queda.
importing-failed-silent = El archivo no llegó completo en una hora. Envíalo otra vez.
importing-failed-unanswered = La pregunta quedó sin respuesta durante un día. Envía el archivo otra vez.
importing-failed-failed = La importación falló por un motivo que no está en tu archivo. Quien mantiene este servicio lo encuentra en el registro; inténtalo más tarde.
importing-failed-not-known = No conozco esta exportación. Leo exportaciones de Telegram, WhatsApp, Signal, Slack, Discord, buzones (mbox, Gmail Takeout) y registros que entregó un servicio de datos (líneas JSON).
importing-failed-empty = No hay nada dentro que yo pueda leer.
importing-failed-other-archive = Este tipo de archivo comprimido no se puede abrir aquí. Descomprímelo y envía el contenido en un zip.
importing-failed-zip-password = Este zip pide una contraseña. Descomprímelo, vuelve a comprimirlo sin ella y envía eso.
importing-failed-zip-bomb = Este zip se descomprime en más de lo que puede ser real. No lo abro.
importing-failed-zip-of-zips = En este zip solo hay otros zips. Descomprímelo y envía lo que hay dentro.
importing-failed-damaged = Este zip está dañado o no llegó entero. Envíalo otra vez, o descomprímelo y vuelve a comprimirlo.
importing-failed-telegram-html = Es una exportación de Telegram en HTML, hecha para verla en el navegador. Expórtala otra vez en Telegram Desktop: Ajustes > Avanzados > Exportar datos de Telegram, con el formato «JSON legible por máquinas»; de un solo chat: ⋮ en el chat > Exportar historial del chat. Luego envía result.json o un zip de la carpeta.
importing-failed-whatsapp-backup = Es una copia de seguridad del propio WhatsApp, que solo WhatsApp puede leer. Exporta mejor un chat: ábrelo, luego ⋮ o su nombre, y «Exportar chat».
importing-failed-whatsapp-dates = Es un chat de WhatsApp, pero sus fechas tienen una forma que no puedo leer.
importing-failed-signal-backup = Es una copia cifrada de Signal, que solo Signal puede leer. Exporta mejor tus chats: ajustes de Signal, «Chats», «Exportar historial de chats».
importing-failed-discord-package = Este paquete de datos de Discord no contiene mensajes. Solicítalo otra vez con «Mensajes» marcado.
importing-failed-discord-html = Se exportó con DiscordChatExporter en HTML. Expórtalo otra vez con el formato «JSON».
importing-failed-outlook = Los archivos de correo propios de Outlook no se pueden leer aquí. Exporta el buzón como mbox, o guarda los correos como archivos .eml, y envía esos.
importing-receipt-brought-in = Añadido: «{ $name }»
importing-receipt-nothing = No se pudo añadir nada: «{ $name }»
importing-receipt-stopped = Detenido: «{ $name }»
importing-receipt-written = { $amount ->
    [one] { $amount } mensaje o correo nuevo
   *[other] { $amount } mensajes y correos nuevos
    }
importing-receipt-updated = { $amount ->
    [one] { $amount } cambiado
   *[other] { $amount } cambiados
    } desde la última vez
importing-receipt-known = { $amount } ya { $amount ->
    [one] estaba
   *[other] estaban
    }
importing-receipt-left-out = { $amount } sin añadir: { $reasons }
importing-receipt-aside = Ahora buscas en los datos de ejemplo; conecta los tuyos para encontrar esto.
importing-receipt-you-are = Aquí eres { $person }, como en tus exportaciones anteriores.
importing-receipt-broken-at = El archivo se corta, o no se puede leer, en el byte { $byte }. Todo lo anterior está dentro.
importing-receipt-disk-full = El disco del servicio está lleno: lo que ya se había guardado se queda.
importing-receipt-go-on = Lo que ya se había añadido se queda. Envía el archivo otra vez para seguir.
importing-left-out-service-message = { $n ->
    [one] { $n } nota
   *[other] { $n } notas
    } del tipo «se unió al grupo»
importing-left-out-deleted = { $n ->
    [one] { $n } mensaje borrado
   *[other] { $n } mensajes borrados
    }
importing-left-out-empty = { $n ->
    [one] { $n } mensaje vacío
   *[other] { $n } mensajes vacíos
    }
importing-left-out-unreadable = { $n ->
    [one] { $n } ilegible
   *[other] { $n } ilegibles
    }
importing-left-out-unreadable-mail = { COUNT($n, "mail") }
importing-left-out-unreadable-file = { $n ->
    [one] { $n } archivo ilegible
   *[other] { $n } archivos ilegibles
    }
importing-left-out-not-a-mail = { $n ->
    [one] { $n } archivo que no es un correo
   *[other] { $n } archivos que no son correos
    }
importing-left-out-unsupported = { $n } de un tipo que la app no exportó
importing-left-out-duplicate = { $n ->
    [one] { $n } repetido
   *[other] { $n } repetidos
    } en la exportación
importing-left-out-no-date = { $n } sin fecha
importing-left-out-no-chat = { $n } de { $n ->
    [one] un chat que no está
   *[other] chats que no están
    } en la exportación
importing-left-out-spam = { $n ->
    [one] { $n } correo
   *[other] { $n } correos
    } de spam
importing-left-out-trash = { $n ->
    [one] { $n } correo
   *[other] { $n } correos
    } en la papelera
importing-left-out-draft = { $n ->
    [one] { $n } borrador
   *[other] { $n } borradores
    }
importing-left-out-chat-log = { $n ->
    [one] { $n } registro
   *[other] { $n } registros
    } de chat
importing-ask-who = ¿Quién eres en «{ $name }»?
importing-ask-who-why = Así sé qué mensajes son tuyos.
importing-ask-no-name = Sin nombre
importing-ask-person = { $name } · { COUNT($messages, "social-chat-message") }
importing-ask-you-are = En «{ $name }» eres { $person }.
importing-ask-you-are-nobody = No eres ninguna de esas personas en «{ $name }».
importing-ask-none-of-them = Ninguna
importing-ask-stop = Detener
importing-ask-page = { $page } de { $pages }
importing-ask-others-export = «{ $name }» es la exportación de <b>{ $person }</b>. ¿Importarla igualmente?
importing-ask-all-the-same = Importarla igualmente
importing-ask-leave-it = Dejarlo
importing-ask-imported = La exportación de { $person } se importa igualmente.
importing-ask-date = En «{ $name }» aparece la fecha <b>{ $example }</b>. ¿Qué va primero?
importing-ask-day-first = El día
importing-ask-day-first-as = El día (día { $day }, mes { $month })
importing-ask-month-first = El mes
importing-ask-month-first-as = El mes (día { $day }, mes { $month })
importing-ask-day-is-first = En «{ $name }» el día va primero.
importing-ask-month-is-first = En «{ $name }» el mes va primero.
inline-connect = Primero conecta tus datos
inline-search-title = Buscar: { $words } ({ COUNT($credits, "credit") })
inline-search-posted = 🔎 Busco en mis propios datos: «{ $words }»
inline-search-button = Ver mis resultados ({ COUNT($credits, "credit") })
inline-ask-title = Preguntar: { $words } ({ COUNT($credits, "credit") })
inline-ask-posted = 💬 Pregunto a mis propios datos: «{ $words }»
inline-ask-button = Ver mi respuesta ({ COUNT($credits, "credit") })
inline-in-private = Todavía no se busca nada. Solo tú verás lo que se encuentre, en nuestro chat privado.
inline-here = Se ejecuta enseguida, aquí.
inline-too-long = Demasiado largo para aquí: seguir en privado
inline-not-allowed = Tu acceso no permite esto
live-begun = Me conectaste a tu cuenta de Telegram. Desde ahora, los mensajes de los chats que elegiste van a tu espacio según pasan: nuevos, editados, borrados. Nunca escribo a nadie en tu nombre. /account lo muestra y lo detiene; desconectarme de tu cuenta de Telegram solo puedes hacerlo tú, quitándome allí: Ajustes → Telegram Business → Chatbots.
live-ended = Ya no estoy conectado a tu cuenta de Telegram. Lo que se guardó se queda en tu espacio.
live-archive-gone = Tu espacio se borró, así que dejé de guardar los mensajes de tu cuenta de Telegram. /account lo pone en marcha otra vez, con un espacio nuevo.
live-start = Vuelvo a guardar lo nuevo de tu cuenta de Telegram.
live-stop = Ya no guardo nada de tu cuenta de Telegram.
live-none = No estoy conectado a tu cuenta de Telegram.
live-take-out = Solo tú puedes desconectarme de tu cuenta de Telegram: quítame allí: Ajustes → Telegram Business → Chatbots.
live-still-connected = en Telegram sigo siendo un chatbot de tu cuenta hasta que me quites allí: Ajustes → Telegram Business → Chatbots. Ya no guardo nada
live-flows = <b>En vivo</b>: los mensajes nuevos de tu cuenta de Telegram llegan a tu espacio desde: { $since }.
live-stopped = <b>En vivo, detenido</b>: no guardo nada de tu cuenta de Telegram desde: { $since }.
live-stop-it = Dejar de guardar mis mensajes
live-start-it = Volver a guardar mis mensajes
money-receipt-left = { $amount ->
    [one] queda
   *[other] quedan
    } { $amount }
money-receipt-today = hoy { $spent } de { COUNT($cap, "credit") }
money-receipt-today-no-cap = hoy { COUNT($spent, "credit") }
money-looking = Mirando tus créditos…
money-left = Te { COUNT($amount, "credit.of") }.
money-left-unknown = Ahora mismo no pude preguntar cuánto queda.
money-set-cap = Poner un límite diario
money-today = <b>Hoy: </b>{ COUNT($spent, "credit") }
money-period = <b>Últimos { $days } días: </b>{ COUNT($spent, "credit") }
money-by-command = { $command }: { COUNT($spent, "credit") }, { $calls ->
    [one] { $calls } vez
   *[other] { $calls } veces
    }
money-before-disconnecting = { $spent } antes de desconectarte (sin detalle guardado)
money-in-doubt = { $spent } de estos están en duda: la petición salió, pero no llegó una respuesta completa, así que el servicio quizá los cobró o quizá no. Cuentan como gastados.
money-through-bot = Esto es lo que se pidió a través de este bot.
money-through-bot-only = Esto es lo que se pidió a través de este bot; tu saldo lo lleva el servicio.
money-no-cap = No hay límite diario; puedes poner uno en /settings.
money-cap = Límite: { COUNT($limit, "credit") } al día (puesto por quien lleva el bot), { $left ->
    [one] queda
   *[other] quedan
    } { $left }. La cuenta empieza de nuevo: { $until } ({ $midnight }).
money-cap-mine = Límite: { COUNT($limit, "credit") } al día (elegido por ti), { $left ->
    [one] queda
   *[other] quedan
    } { $left }. La cuenta empieza de nuevo: { $until } ({ $midnight }).
money-midnight-utc = medianoche UTC
money-midnight-own = tu medianoche
money-nothing-spent = No se gastó nada.
numbers-credits = { COUNT($amount, "credit") }
numbers-priced = { $label } ({ COUNT($amount, "credit") })
numbers-credits-between = { $least }–{ COUNT($most, "credit") }
own-data-button = Envíame todo lo que hay sobre mí
own-data-collecting = Reuniendo lo que se guarda sobre ti…
own-data-doing = Reuniendo lo que se guarda sobre ti
own-data-whole = Todo lo que se guarda sobre ti, en dos archivos: lo que guardo yo, sin tu token, y tu archivo personal ({ COUNT($count, "record") }). Son texto sin cifrar: quien los tenga puede leerlos. Si me envías records.jsonl, lo vuelvo a incorporar.
own-data-too-large = Lo que guardo sobre ti, sin tu token. Tu archivo personal no está incluido: { COUNT($count, "record") } son más de { $most } de texto. Quien lleva este bot puede dártelo entero en un solo archivo: npm run person.
own-data-empty = Todo lo que guardo sobre ti, sin tu token. Tu archivo personal está vacío.
own-data-elsewhere = Todo lo que guardo sobre ti, sin tu token. Quien tiene tus datos es { $service }: pídelos allí.
own-data-unreachable = Lo que guardo sobre ti, sin tu token. Tu archivo personal no se pudo leer ahora: vuelve a intentarlo en unos minutos.
own-data-kept-only = Lo que guardo sobre ti, sin tu token. Ahora viene tu archivo personal.
own-data-page-heading = Tu archivo personal
own-data-page-what = Tu archivo personal ({ COUNT($count, "record") }) es demasiado grande para este chat. Una página en tu navegador te lo da en un solo archivo zip, sin coste. El enlace es solo para ti, se abre una vez, en los próximos diez minutos; no lo compartas.
own-data-open-page = Guardar mi archivo personal
own-data-in-parts = Tu archivo personal ({ COUNT($count, "record") }) es grande: llega aquí por partes, en archivos zip. No cuesta nada y puedes cancelarlo cuando quieras.
own-data-sending-part = Preparando la parte { $part } de tu archivo personal
own-data-part = Parte { $part } de tu archivo personal: { COUNT($count, "record") }.
own-data-all-parts = Eso es todo tu archivo personal: { COUNT($count, "record") }. Es texto sin cifrar: quien tenga los archivos puede leerlos. Si me envías uno, lo vuelvo a incorporar.
own-data-parts-stopped = Detenido. Las partes que ya llegaron son tuyas; el resto no lo envié. No se gastó nada.
own-data-parts-broken = Ahora no se pudo leer más de tu archivo personal. Lo que ya llegó se queda; la siguiente es la parte { $part }. Inténtalo en unos minutos.
own-data-go-on = Seguir enviando
plain-small-talk-thanks = De nada.
plain-small-talk-greeting = ¡Hola! Dime qué busco, o pregúntame algo. El precio está en el botón, antes de gastar nada.
plain-small-talk-farewell = Hasta pronto.
plain-small-talk-fine = Bien. Escríbeme cuando quieras encontrar algo.
plain-more = Para ver más de una lista, toca { $next } debajo de ella.
plain-text-only = Solo leo texto: escribe unas palabras para buscar, o una pregunta.
plain-not-connected = Puedo buscar esto en tus mensajes, o responderlo a partir de ellos, en cuanto te conectes.
plain-neither = Tu token no permite ni buscar ni preguntar esto. /account dice qué permite.
plain-search-or-ask = ¿Busco { $words } en tus mensajes, o quieres preguntarlo?
plain-about-that-or-search = ¿Pregunto { $words } sobre el mensaje al que respondiste, o lo busco en todo?
plain-unknown = No conozco { $command }. /help muestra lo que sé hacer.
plain-changed = Has cambiado eso. ¿Lo hago tal como está ahora?
plain-did-you-mean = No conozco { $command }. ¿Querías decir { $near }?
privacy-stored = Qué se guarda, y por cuánto tiempo
privacy-encrypted = Todo está cifrado, la clave se guarda en otro lugar, y tu id de Telegram se sustituye por un código; lo que gastaste son simples números bajo ese código. Los registros técnicos no contienen textos, nombres, preguntas ni tokens.
privacy-where-to = Adónde van tus datos
privacy-to-service = Cuando usas un comando, { $service } recibe tus palabras y preguntas, con tu token; la respuesta vuelve a este chat.
privacy-model-none = Ese servicio no tiene modelo de lenguaje: /ask cita tus datos, y nadie más los lee.
privacy-model-unknown = Con /ask y /profile, el modelo de lenguaje de ese servicio, si tiene uno, lee los datos que permite tu token.
privacy-model-local = Con /ask y /profile, un modelo de lenguaje en la propia máquina de ese servicio ({ $host }) lee los datos que permite tu token.
privacy-model-elsewhere = Con /ask y /profile, tu pregunta y lo que se lee de tus datos para ella van al modelo de lenguaje en { $host }; lo que ocurra allí depende de quien lo lleva.
privacy-not-sold = Este bot no vende nada, no comparte nada y no entrena nada con ello.
privacy-files = Un archivo que envías para traer tus datos pasa a ese servicio según llega; yo no me quedo con nada.
privacy-groups = Nunca publico nada personal en un grupo.
privacy-how-to-erase = Cómo borrarlo
privacy-erase = /disconnect borra de una vez todo lo anterior, termina tu acceso en el servicio si se puede, y dice qué se borró y qué terminó. Entonces ya no entran los mensajes de tu cuenta de Telegram. Lo que queda: este chat en Telegram (puedes borrarlo tú), y lo que guarda el propio servicio. Si el token no se pudo quitar, anúlalo allí.
privacy-items-1 = Tu token de acceso y lo que permite: hasta que te desconectes, o hasta que lleves { COUNT($days, "day") } sin usarlo (te aviso antes).
privacy-items-1-no-days = Tu token de acceso y lo que permite: hasta que te desconectes, o hasta que lleves mucho tiempo sin usarlo (te aviso antes).
privacy-items-2 = Los resultados que vas pasando, y aquello de lo que sigue una respuesta tuya: seis horas. Los botones: 30 días. Un enlace de conexión: diez minutos.
privacy-items-3 = Un mensaje tuyo que cuesta créditos o tiene que esperar: hasta que se responde; después solo su número, dos días. La respuesta: hasta que la tiene Telegram.
privacy-items-4 = Tus ajustes: hasta que te desconectes. Cuándo costó cada comando cuántos créditos, sin ninguna palabra: 35 días, o hasta que te desconectes.
privacy-items-5 = Lo que me encargas hacer por mi cuenta (búsquedas de las que te aviso, vistazos a tu día): qué buscar, cuándo, y códigos de lo que ya conté, hasta que lo quites o te desconectes. Entonces leo tus datos como si hubieras escrito el comando, al precio que aceptaste.
privacy-items-6 = Si me conectas a tu cuenta de Telegram: que lo hiciste y desde cuándo, hasta que lo termines allí o te desconectes; después solo un código, que no dice nada de quién es, para no guardar nada más de ella. Sus mensajes van directos a tu espacio; yo no guardo ninguno.
profiles-too-long = Es demasiado largo: hasta { $limit } caracteres, por favor. No se gastó nada.
profiles-costs = Para un perfil leo tus mensajes, y el resultado te describe en una página. Cuesta { $credits } ({ $today }).
profiles-costs-with-focus = Para un perfil leo tus mensajes, y el resultado te describe fijándose en: { $focus }. Cuesta { $credits } ({ $today }).
profiles-count-costs = El servicio no tiene modelo de lenguaje para escribir un perfil. Lo que se puede contar no cuesta { $nothing }: con quién, dónde y cuándo escribes, y qué palabras se repiten.
profiles-nothing = nada
profiles-reading = Leyendo tus mensajes para un perfil
profiles-counting = Contando tus mensajes para un perfil
profiles-confirm = Confirmar { COUNT($credits, "credit") }
profiles-count-it = Contar (0 créditos)
queries-filters-sent = enviados por ti
queries-filters-received = recibidos
queries-filters-on = en { $platform }
queries-filters-from = de { $name }
queries-filters-chat = en chats llamados «{ $name }»
queries-filters-holding-link = con un enlace
queries-filters-holding-file = con un archivo
queries-filters-holding-photo = con una foto
queries-filters-holding-video = con un vídeo
queries-filters-holding-voice = con un mensaje de voz
queries-filters-holding-audio = con un audio
queries-filters-holding-sticker = con un sticker
queries-filters-exactly = exactamente «{ $phrase }»
queries-filters-without = sin «{ $word }»
queries-filters-before = antes del { $day }
queries-filters-before-is-utc = antes del { $day } (UTC)
queries-filters-since = desde el { $day }
queries-filters-since-is-utc = desde el { $day } (UTC)
queries-filters-on-day = el { $day }
queries-filters-on-day-is-utc = el { $day } (UTC)
queries-filters-days = del { $first } al { $last }
queries-filters-days-is-utc = del { $first } al { $last } (UTC)
queries-reasons-sender = coincide el nombre de quien lo envía
queries-reasons-chat = coincide el nombre del chat
queries-reasons-missing = sin { LIST($words, type: "plain", quotes: "«|»") }
queries-reasons-missing-more = sin { LIST($words, type: "plain", quotes: "«|»") } …
queries-reasons-times = { $amount } veces
queries-problems-no-word = Por favor, añade al menos una palabra que buscar, o un filtro como from:anna.
queries-problems-only-excluded = Eso solo dice qué dejar fuera. Por favor, añade una palabra que buscar, o un filtro como from:anna.
queries-problems-only-punctuation = Ahí no hay ninguna palabra, solo signos.
queries-problems-too-long = Es demasiado largo para buscarlo: hasta { $most } caracteres, por favor.
queries-problems-excluded-key = Con un menos solo se pueden dejar fuera palabras: «-{ $key }:» no.
queries-problems-nothing-after = Falta algo después de { $key }: – ponlo justo detrás de los dos puntos.
queries-problems-has = Después de has: puedes poner link, file, photo, video, voice, audio o sticker. Si algo tiene «{ $value }», no lo sé.
queries-problems-platform = Conozco estas plataformas: { $known }; ahí también vale un día.
queries-problems-place = No sé dónde está «{ $value }». Después de in: puedes poner { $known }.
queries-problems-limit = Puedo traer de 1 a { $most } cada vez, no { $value }.
queries-problems-filter = No conozco el filtro «{ $value }». Existen from:, chat:, on:, when:, after:, before: y has:.
queries-problems-to-come = { $day } todavía está por llegar: nada puede ser más nuevo que hoy.
queries-problems-no-day = Ningún día está después de { $after } y antes de { $before }.
queries-problems-date = No entiendo la fecha «{ $value }». Prueba 2026-11-01, 7d, yesterday o "last week".
queries-problems-sender-too-long = El nombre de quien envía, de hasta { $most } caracteres, por favor.
queries-problems-chat-too-long = El nombre de un chat, de hasta { $most } caracteres, por favor.
records-amount = { COUNT($amount, $kind) }
records-heading = { CAPITAL(NOUN($kind, "all")) }
records-other-heading = Otros
records-place = { NOUN($place, "your") }
records-unnamed-chat = Chat sin nombre
records-no-text = (sin texto)
records-no-preview = Coincide, sin vista previa.
records-you = Tú
records-unreadable = { $amount ->
    [one] { $amount } elemento ilegible
   *[other] { $amount } elementos ilegibles
    }
records-labelled = { $label }: { $value }
records-to = Para
records-where = Dónde
records-until = Hasta
records-address = Dirección
records-kind = { NOUN($kind, "all") }
results-question = ¿Qué busco? Una búsqueda cuesta { $price }.

    Puedes acotarla:
results-question-places = o decir dónde mirar:
results-hint = Palabras que buscar
results-searching = Buscando en { NOUN($place, "your") }: «{ $subject }»
results-listing = Buscando en { NOUN($place, "your") }: { $filters }
results-title = { CAPITAL(NOUN($place, "your")) }:
results-newest-in = Lo más reciente en { NOUN($place, "your") }
results-cannot-list = Este servicio de datos no puede encontrar eso sin una palabra que buscar. Añade una, o quita has:, las palabras con un menos e in:all.

    No se gastó nada.
results-facts-all = { COUNT($amount, $of) }
results-facts-shown = { COUNT($amount, $of) } a la vista
results-facts-best = { $shown ->
    [one] el mejor
   *[other] los { $shown } mejores
    } de { COUNT($total, $of) }
results-facts-best-at-least = { $shown ->
    [one] el mejor
   *[other] los { $shown } mejores
    } de al menos { COUNT($total, $of) }
results-facts-newest = { $shown ->
    [one] el más reciente
   *[other] los { $shown } más recientes
    } de { COUNT($total, $of) }
results-facts-newest-at-least = { $shown ->
    [one] el más reciente
   *[other] los { $shown } más recientes
    } de al menos { COUNT($total, $of) }
results-facts-none = 0 resultados
results-filtered = Filtrado: { $filters }
results-sifted = Filtrado aquí, { COUNT($received, "one-hit") } que envió el servicio: { $filters } · { $hidden ->
    [one] { $hidden } oculto
   *[other] { $hidden } ocultos
    }
results-nowhere = No encontré nada con { LIST($missing, quotes: "«|»") }. Estos tienen { LIST($present, quotes: "«|»") }.
results-page = página { $page } de { $pages }
results-turning-is-free = pasar de página es gratis
results-next = Sig. ▶
results-previous = ◀ Ant.
results-ask-about-these = Preguntar sobre estos
results-everywhere = Buscar en todo
results-gone = Estos resultados ya se olvidaron: los guardo solo seis horas.
results-again = Buscar otra vez
results-none = Sin resultados en { NOUN($place, "your") }: { $what } ({ $filters }).
results-none-no-filters = Sin resultados en { NOUN($place, "your") }: { $what }.
results-none-readable = Sin resultados en lo que pude leer de { NOUN($place, "your") }: { $what } ({ $filters }).
results-none-readable-no-filters = Sin resultados en lo que pude leer de { NOUN($place, "your") }: { $what }.
results-looked-through = Miré { $kinds }: todo lo que permite tu acceso. Hasta cuándo llega cada app no lo sé sin gastar créditos; /recent muestra el mensaje más reciente de todos, y puede que los últimos aún estén en camino.
results-reaching = Miré { $kinds }: todo lo que permite tu acceso. Abarca estos días:
    { $lines }
    Puede que lo más nuevo aún esté en camino.
results-nothing-there = Miré { $kinds }: ahí todavía no hay nada. /import trae tus datos.
results-sifted-away = Filtrado aquí, { COUNT($received, "one-hit") } que envió el servicio: { $filters } · { $hidden ->
    [one] { $hidden } oculto
   *[other] { $hidden } ocultos
    }. Prueba sin eso.
results-fewer-filters = Con menos filtros quizá salga más.
results-fewer-words = Con menos palabras sale más; también con otras formas de ellas.
results-other-form = Prueba otra forma de la palabra, o un nombre que vaya con ella.
results-just-this = Solo «{ $word }»
results-messages-only = Buscar solo en mensajes
results-your-chats = Buscar en tus chats
results-without-filters = Buscar sin filtros
results-without-quotes = Buscar sin comillas
results-ask-instead = Mejor preguntar
results-around = Qué se dijo alrededor
results-open-chat = Abrir el chat
results-whole-text = Texto completo
results-fetching = Trayendo el texto completo
results-only-part = Esto es una parte: es demasiado largo para guardarlo aquí.
results-no-longer = Ya no está ahí.
results-open-in-telegram = Abrir en Telegram
results-no-link-telegram = Sin enlace: Telegram tiene enlaces a mensajes de supergrupos y canales, y de este no consta que sea de uno.
results-no-link-other = Sin enlace: { $platform } no tiene enlaces a un mensaje suelto.
routines-watch = Avisarme
routines-list = Mis avisos
routines-none = No vigilo nada para ti ni envío nada por mi cuenta. Debajo de una búsqueda puedes tocar «Avisarme»; /today ofrece un vistazo a cada día o semana.
routines-listed = Lo que hago para ti por mi cuenta
routines-watching = Avisos de «{ $query }»
routines-today = Tu día
routines-week = Tu semana
routines-when = cada { WEEKDAY($day, style: "long") } a las { $time }
routines-when-no-day = cada día a las { $time }
routines-in-utc = (UTC)
routines-price = { COUNT($each, "credit") } cada vez, máximo { $most } al mes
routines-spent = { $credits ->
    [one] { $credits } gastado
   *[other] { $credits } gastados
    } este mes
routines-offer-watch = ¿Te aviso cuando haya algo nuevo para «{ $query }»?
routines-offer-watch-how = Miro por mi cuenta, te cuento lo nuevo una sola vez y no digo nada si no hay nada.
routines-offer-today = ¿Te envío esto cada día? Qué llegó, quién espera respuesta y qué se dijo para ese día.
routines-offer-week = ¿Te envío un repaso cada semana? Quién escribió más, quién espera respuesta y qué viene.
routines-stops-by-itself = Se detiene solo cuando tu acceso, tus créditos o tu límite diario no lo permiten, y te lo dice.
routines-every-day = Una vez al día · { COUNT($each, "credit") } · máximo { $most } al mes
routines-every-week = Una vez por semana · { COUNT($each, "credit") } · máximo { $most } al mes
routines-at = { WEEKDAY($day, style: "long") } { $time }
routines-at-no-day = { $time }
routines-not-now = Ahora no
routines-begun = Activado. La primera vez será:
routines-too-many = Hago hasta { $most } cosas por mi cuenta para cada persona. Quita antes una.
routines-already = Eso ya lo hago.
routines-cannot-watch = Este servicio de datos no puede buscar eso sin una palabra. Añade una, o quita has: y las palabras con un menos.
routines-end = Quitar: { $what }
routines-go-on = Seguir: { $what } ({ COUNT($each, "credit") } cada vez)
routines-ended = Quitado. De eso ya no llega nada más.
routines-gone = Ese ya estaba quitado.
routines-found = Nuevo para «{ $query }»
routines-more = y { $amount } más: búscalo para verlo todo
routines-search-all = Buscarlo todo
routines-looking = Buscando algo nuevo para «{ $query }»
routines-stopped = Detenido: { $what }
routines-why-not-connected = Ya no hay conexión.
routines-why-token = Tu acceso ya no es válido.
routines-why-scope-missing = Tu acceso ya no lo permite.
routines-why-credits-out = Se acabaron tus créditos en el servicio.
routines-why-cap-reached = Habría pasado tu límite diario.
routines-why-dearer = Ahora cuesta más de lo que aceptaste.
routines-why-unreadable = Ya no puedo leer qué buscar.
routines-why-trouble = El servicio no pudo responder muchas veces seguidas.
routines-erased = { $amount ->
    [one] { $amount } cosa
   *[other] { $amount } cosas
    } que hacía para ti por mi cuenta
routines-lost = { $doing }: me reinicié antes de poder contar el resultado. Puede que haya costado { COUNT($credits, "credit") }.
saving-saved = Guardado en tu espacio, en el chat «Saved».
saving-saved-aside = Guardado en tu propio espacio, en el chat «Saved». Ahora buscas en los datos de ejemplo; conecta los tuyos para encontrarlo.
saving-known = Eso ya está guardado.
saving-how = Responde con /save a un mensaje que quieras conservar, también a uno reenviado, o escríbelo después del comando: /save la llave está debajo del felpudo
service-own = el servicio de datos de este bot
settings-unknown = No conozco ese ajuste. Puedes escribir, por ejemplo: /settings cap 20, /settings cap none, /settings zone Madrid, /settings protect on, /settings cover on, /settings delete 1h, /settings pictures dark.
settings-back = ‹ Ajustes
settings-language-label = Idioma:
settings-language-open = Idioma
settings-language-ask = ¿En qué idioma respondo? Lo que buscas puede estar en cualquiera.
settings-language-as-telegram = El de mi Telegram
settings-cap-label = Límite diario:
settings-cap-none = ninguno tuyo
settings-cap-zero = 0 – no se ejecuta nada que cueste créditos
settings-cap-operator = Quien lleva el bot permite { $credits } al día; cuenta el menor de los dos límites.
settings-cap-remove = Sin límite
settings-results-open = Privacidad
settings-results-cover-label = Tapar resultados:
settings-results-cover-on = sí – nadie puede leerlos hasta que los tocas
settings-results-cover-off = no – se leen enseguida
settings-results-cover-turn-on = Tapar resultados
settings-results-cover-turn-off = No tapar resultados
settings-results-protect-label = Proteger resultados:
settings-results-protect-on = sí – no se pueden reenviar, guardar ni copiar
settings-results-protect-off = no – se pueden reenviar y guardar
settings-results-protect-turn-on = Proteger resultados
settings-results-protect-turn-off = No proteger resultados
settings-results-delete-label = Borrar resultados:
settings-results-delete-after = { $time } después de mostrarlos
settings-results-delete-never = nunca – se quedan en el chat
settings-results-delete-keep = Conservarlos
settings-results-from-now-on = Esto vale para los resultados desde ahora. Resultados son los que salen de tus datos.
settings-results-deleted = Aquí había un resultado que se borra solo.
start-in-group = Hola. Solo respondo preguntas personales en privado: abre un chat con { $bot }.
start-hello = Hola, { $name }
start-hello-no-name = Hola
start-welcome-back = Hola de nuevo, { $name }
start-welcome-back-no-name = Hola de nuevo
start-what = Busco y pregunto en tus propios mensajes, aquí mismo en el chat. Solo tú ves las respuestas.
start-sample-or-own = Explora primero los datos de una persona inventada, o conecta un espacio propio.
start-stays-at = Tus datos se quedan en { $service }; tú eliges qué puedo leer.
start-steps = 1. Conecta tus datos
    2. Prueba <code>/search ferry</code>
    3. Pregunta algo: <code>/ask ¿cuándo es el cumpleaños de Joana?</code>
start-connected = Hay conexión. Escribe lo que buscas, o usa <code>/search</code>, <code>/ask</code> y <code>/recent</code>.
start-asked = Preguntaste <code>{ $typed }</code> en otro chat. Aquí solo tú ves la respuesta.
start-answer-here = Responder aquí
start-what-can-you-do = ¿Qué sabes hacer?
timelines-newest = Tus { NOUN($kind, "all") } más recientes
timelines-newest-in = Mensajes más recientes en
timelines-around-in = Alrededor de esto en
timelines-fetching = Trayendo { NOUN($kind, "all") } { $filters }
timelines-fetching-no-filters = Trayendo tus { NOUN($kind, "all") } más recientes
timelines-opening = Abriendo «{ $chat }»
timelines-looking-around = Mirando alrededor en «{ $chat }»
timelines-fetching-earlier = Trayendo lo anterior
timelines-fetching-later = Trayendo lo posterior
timelines-none = Todavía no hay { NOUN($kind, "all") }. Quizá aún estén en camino.
timelines-none-filtered = No hay { NOUN($kind, "all") } { $filters }. Con menos filtros quizá salga más; prueba: sent, received, telegram, 7d.
timelines-none-in-chat = No hay mensajes en este chat.
timelines-what-to-type = ¿Qué puedo escribir?
timelines-earlier = ▲ Anteriores
timelines-later = ▼ Posteriores
timelines-more-chats = ▼ Más chats
timelines-beginning = aquí empieza todo
timelines-nothing-earlier = nada anterior
timelines-nothing-later = nada posterior
timelines-later-failed = no se pudo traer lo que vino después
timelines-free = gratis
timelines-gone = Esta lista ya se olvidó: la guardo solo seis horas.
timelines-again = Traerla otra vez
timelines-sent = Enviados
timelines-received = Recibidos
timelines-everything = Sin filtros
timelines-chats = Tus chats
timelines-chats-named = Tus chats llamados
timelines-listing-chats = Reuniendo tus chats
timelines-looking-for-chats = Buscando chats llamados «{ $name }»
timelines-no-chats = Todavía no hay chats. Quizá aún estén en camino.
timelines-no-chat-named = Ningún chat tiene «{ $name }» en su nombre.
timelines-chat-name-too-long = El nombre de un chat, de hasta { $most } caracteres, por favor. No se gastó nada.
timelines-chat-number = { $number } · { $price }
today-title = Hoy, { DATETIME($day, weekday: "long", day: "numeric", month: "long") }
today-week-title = Tu semana, del { DATETIME($from, day: "numeric", month: "short") } al { DATETIME($to, day: "numeric", month: "short") }
today-doing = Mirando tu día
today-doing-week = Repasando tu semana
today-doing-then = Mirando atrás
today-waiting = Esperan tu respuesta
today-named = Dicho para hoy
today-named-next = Dicho para los próximos días
today-named-then = Dicho para ese día
today-happened = Qué llegó
today-happened-week = Dónde pasó algo
today-others = y { COUNT($chats, "social-chat-group") } más
today-nothing = Hoy no ha llegado nada, y parece que nadie espera respuesta.
today-nothing-week = Esta semana no ha llegado nada, y parece que nadie espera respuesta.
today-nothing-then = Entonces no llegó nada.
today-which-day = Miro un día o repaso una semana: /today ayer, /today viernes, /today semana. No se gastó nada.
today-not-synced = ¿Esperabas más? Quizá aún no esté en tu espacio.
today-read = { $amount ->
    [one] { $amount } mensaje leído
   *[other] { $amount } mensajes leídos
    }, desde el { DATETIME($since, day: "numeric", month: "short") }
today-read-newest = { $amount ->
    [one] leído el mensaje más reciente
   *[other] leídos los { $amount } mensajes más recientes
    }
today-daily = Enviarme esto cada día
today-weekly = Un repaso cada semana
today-in-words = Resumirlo
today-question = ¿Qué ha pasado hoy en mis chats, quién espera una respuesta mía y qué prometí para hoy?
today-question-week = ¿Qué fue importante en mis chats en los últimos siete días, quién espera una respuesta mía y qué viene?
today-then-title = Del { DATETIME($from, day: "numeric", month: "short") } al { DATETIME($to, day: "numeric", month: "short") }
zones-title = Zona horaria:
zones-here = { $zone }, hora actual { $time }
zones-unknown = aún no la sé, así que tus días empiezan y acaban a medianoche UTC
zones-pick = ¿Qué marca tu reloj? Así tus días empiezan y acaban a tu medianoche, en las búsquedas y en lo que puedes gastar.
zones-choice = { $time } · { $where }
zones-several = «{ $typed }» tiene más de una zona horaria. ¿Cuál es la tuya?
zones-not-found = No conozco una zona horaria llamada «{ $typed }».
zones-set = Tu zona horaria es { $zone }, hora actual { $time }. Tus días empiezan y acaban a tu medianoche.
zones-counting = Lo que has gastado hoy cuenta hasta:
zones-forgotten = He olvidado tu zona horaria: tus días empiezan y acaban a medianoche UTC.
zones-change = Otra zona horaria
zones-tell = Mi zona horaria
zones-forget = Olvidar mi zona horaria
zones-back = Todos los ajustes
zones-hours-in-utc = No conozco tu zona horaria, así que estas horas son las de UTC.
zones-ask = No conozco tu zona horaria, así que estos días son los de UTC.
zones-typing = ¿No está? Escribe tu ciudad, por ejemplo { $city }, o { $name }, o { $offset }.
writing-quoted = «{ $text }»
