-social-chat-group = { $count ->
    [one] { $count } chat
   *[other] { $count } chats
    }
    .all = chats
    .your = tus chats
-social-chat-message = { $count ->
    [one] { $count } mensaje
   *[other] { $count } mensajes
    }
    .all = mensajes
    .your = tus mensajes
-social-email = { $count ->
    [one] { $count } correo
   *[other] { $count } correos
    }
    .all = correos
    .your = tus correos
-social-post = { $count ->
    [one] { $count } publicación
   *[other] { $count } publicaciones
    }
    .all = publicaciones
    .your = tus publicaciones
-social-following = { $count ->
    [one] { $count } página seguida
   *[other] { $count } páginas seguidas
    }
    .all = páginas seguidas
    .your = tus páginas seguidas
-social-calendar = { $count ->
    [one] { $count } calendario
   *[other] { $count } calendarios
    }
    .all = calendarios
    .your = tus calendarios
-social-event = { $count ->
    [one] { $count } evento
   *[other] { $count } eventos
    }
    .all = eventos
    .your = tus eventos
-favourite = { $count ->
    [one] { $count } favorito
   *[other] { $count } favoritos
    }
    .all = favoritos
    .your = tus favoritos
-file = { $count ->
    [one] { $count } archivo
   *[other] { $count } archivos
    }
    .all = archivos
    .your = tus archivos
-credit = { $count ->
    [one] { $count } crédito
   *[other] { $count } créditos
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
-mail = { $count ->
    [one] { $count } correo
   *[other] { $count } correos
    }
-all = { "" }
    .your = todos tus datos
-chats = { "" }
    .your = tus chats

# ── The bot itself ──
bot-description = Encuentro cosas en tus propios mensajes, correos y archivos, y respondo a lo que preguntes sobre ellos.

    Solo tú ves las respuestas. Tus datos están cifrados, en los grupos no se publica nada y /disconnect lo borra todo.
bot-short-description = Busca en tus propios mensajes y hazles preguntas. Privado, cifrado, tuyo.

# ── The command menu ──
menu-start = Empieza aquí
menu-today = Qué hay de nuevo y quién te espera
menu-ask = Pregunta sobre tus datos
menu-search = Busca mensajes, correos y archivos
menu-chats = Tus chats
menu-recent = Tus últimos mensajes
menu-count = Cuenta mensajes
menu-stats = Tus mensajes en números
menu-profile = Un retrato tuyo
menu-alerts = Tus avisos y resúmenes
menu-import = Añade tus chats y correos
menu-save = Guarda un mensaje
menu-settings = Zona horaria, idioma, este chat
menu-account = Qué puedo hacer
menu-credits = Qué te queda y qué gastaste
menu-connect = Conecta tus datos
menu-privacy = Qué guardo de ti
menu-disconnect = Irte y borrarlo todo
menu-help = Cómo hablar conmigo
menu-cancel = Detén lo que está en marcha

# ── First contact ──
start-hello = Hola, { $name }. Encuentro cosas en tus propios mensajes, correos y archivos, y respondo a lo que preguntes sobre ellos. Solo tú ves las respuestas.
start-hello-unnamed = Hola. Encuentro cosas en tus propios mensajes, correos y archivos, y respondo a lo que preguntes sobre ellos. Solo tú ves las respuestas.
start-sample = Date primero una vuelta por el archivo de Nina (es inventada) o empieza el tuyo.
start-empty = Aquí tienes tu archivo, solo para ti y aún vacío.
start-has-data = Tu archivo tiene { COUNT($messages, "social-chat-message") }; el último llegó { $newest }.
start-remote = Tus datos se quedan en { $host }; tú eliges qué puedo leer.
start-remote-token = Crea un token en { $host } y mándamelo aquí, después de /connect. Borraré tu mensaje y guardaré el token cifrado.
start-prices = Buscar cuesta { COUNT($search, "credit") }; responder, { $answer }.
start-again = Hola de nuevo, { $name }. ¿Qué buscas?
start-again-unnamed = Hola de nuevo. ¿Qué buscas?

# ── Connecting ──
connect-opening = Abriendo…
connect-sample = Este es el archivo de Nina: dos años de chats, correos y archivos de una persona inventada. Escribe una palabra, un nombre o una pregunta, o prueba con esto:
connect-example-word = barco
connect-example-name = Joana Matos
connect-example-question = ¿Dónde está el barco?
connect-empty = Tu archivo está listo. Mándame una exportación de cualquiera de estas apps, o toca una para ver dónde la esconde.
connect-open = Tu archivo está abierto. ¿Qué buscas?
connect-open-with = Tu archivo está abierto: { COUNT($messages, "social-chat-message") }, el último { $day ->
        [hoy] de hoy
        [ayer] de ayer
       *[other] del { $day }
    }. ¿Qué buscas?
connect-done = Ya hay conexión con { $host }. ¿Qué buscas?
connect-earlier-left = Puede que mi acceso anterior a { $host } siga valiendo; puedes quitarlo allí.
connect-saved = Guardado. ¿Qué permite?
connect-unknown = No lo sé
connect-widen = Ampliar el acceso
connect-again = Conectar de nuevo
connect-switch = Pasar a mi archivo
connect-choose-button = Elegir qué puedes leer
connect-token-hint = Tu token
connect-deleted = He borrado tu mensaje.
connect-not-deleted = <b>Borra tú el mensaje con el token</b>; yo no pude.
connect-incomplete = A ese token le falta un trozo. Cópialo otra vez y mándalo después de /connect.
connect-exposed = Nunca pongas un token en un grupo. No lo he usado; anúlalo donde lo creaste y crea otro.
connect-asked-earlier = Antes preguntaste «{ $text }»:
connect-link-over = Este enlace ha caducado. Manda /connect y te doy otro.
connect-declined = No te conectaste. No se guardó nada.
connect-failed = No hubo manera de conectar. No se guardó nada.
connect-page-done = Listo
connect-page-back = Ya puedes cerrar esta página y volver a { $bot }.
access-lasts-30-days = Por 30 días. Puedes quitarlo cuando quieras en /account.
access-lasts-90-days = Por 90 días. Puedes quitarlo cuando quieras en /account.
access-lasts-1-year = Por 1 año. Puedes quitarlo cuando quieras en /account.
access-lasts-until-revoked = Hasta que lo quites, cuando quieras, en /account.
access-lasts-30-days-button = Por 30 días: cambiar
access-lasts-90-days-button = Por 90 días: cambiar
access-lasts-1-year-button = Por 1 año: cambiar
access-lasts-until-revoked-button = Sin fecha: cambiar
access-part-searches = búsquedas
access-part-answers = respuestas
access-part-lists = listas (días, chats, cuentas)
access-part-portraits = retratos
access-included = Incluye: { $parts }.
access-not-included = No incluye: { $parts }.
access-ends = Mi acceso a { $place } termina { $when }.
access-keep = Dejarlo 90 días más
access-renew = Renovar
access-question = ¿Qué puedo hacer con tu archivo?
access-search-button = Buscar
access-answers-button = Buscar y responder
access-everything-button = Todo
access-search = <b>{ $label }</b>: encontrar y mostrar mensajes. Ningún modelo de lenguaje los ve.
access-answers-elsewhere = <b>{ $label }</b>: con cada pregunta, el modelo en { $host } lee los mensajes que necesita.
access-answers-here = <b>{ $label }</b>: con cada pregunta, un modelo de lenguaje en esta misma máquina lee los mensajes que necesita.
access-answers-quotes = <b>{ $label }</b>: también responder preguntas, con citas de tus mensajes.
access-everything = <b>{ $label }</b>: también escribir un retrato tuyo.

# ── Results, conversations, people ──
search-what = ¿Qué buscas?
search-hint = Una palabra o un nombre
search-activity = Buscando
results-unnamed-chat = Chat sin nombre
attached-photo = foto
attached-video = vídeo
attached-voice = nota de voz
attached-audio = audio
attached-file = archivo
attached-sticker = sticker
attached-location = ubicación
attached-contact = contacto
attached-poll = encuesta
attached-other = adjunto
results-no-text = (sin texto)
results-you = Tú
results-amount = { $amount ->
    [one] { $amount } resultado
   *[other] { $amount } resultados
    }
results-at-least = { $amount }+ resultados
results-some = Resultados
results-range = { $from }–{ $to } de { $amount }
results-range-at-least = { $from }–{ $to } de { $amount }+
results-range-open = { $from }–{ $to }
results-filtered = { $results } { $filters }
results-best = { $results }, lo mejor primero
results-newest = { $results }, lo más nuevo primero
results-nowhere = No hay { LIST($missing, quotes: "«|»", type: "disjunction") } en ningún sitio. Estos tienen { LIST($present, quotes: "«|»") }.
results-back = Atrás
results-more = Más
results-newest-first = Lo más nuevo primero
results-best-first = Lo mejor primero
results-answer-this = Responde esto
results-alert-me = Avísame
results-add-chats = Añadir mis chats
results-none = No hay nada con «{ $what }».
results-none-filtered = No hay nada { $filters }.
results-none-of-both = No hay nada con «{ $what }» { $filters }.
results-none-advice = Prueba con menos palabras, o con otra forma.
results-empty-archive = Tu archivo sigue vacío.
results-import-running = Todavía nada, y tu importación sigue en marcha. Prueba otra vez cuando termine.
results-import-waits = Todavía nada. Tu importación espera tu respuesta:
results-ends-earlier = Ahí no hay nada. El último mensaje de tu archivo es { $day ->
        [hoy] de hoy
        [ayer] de ayer
       *[other] del { $day }
    }.
results-without-filters = Sin filtros
results-just = Solo «{ $word }»
results-everywhere = Buscar en todo
results-no-chat = No conozco ningún chat llamado «{ $name }».
results-forgotten = Ya olvidé esa lista.
results-forgotten-here = Ya olvidé esa lista. Aquí va otra vez:
results-search-again = Buscar de nuevo
conversation-activity = Leyendo tus mensajes
conversation-start = Aquí empieza el chat
conversation-empty = Aún no hay nada.
conversation-gone = Ese mensaje ya no está en { $place }.
conversation-earlier = Antes
conversation-later = Después
conversation-open-in-telegram = Abrir en Telegram
conversation-open = Abrir
conversation-whole = Mensaje entero
conversation-mail-received = De { $name } para ti
conversation-mail-sent = De ti para { $name }
person-mentions = { $amount ->
    [one] { $amount } mención más
   *[other] { $amount } menciones más
    }
person-on = { $name } en { $platform }
person-search = Buscar «{ $name }»
person-in-chats = { $amount ->
    [one] en { $amount } chat
   *[other] en { $amount } chats
    }
query-from = de { $name }
query-sent = que enviaste
query-received = que recibiste
query-chat = en «{ $name }»
query-on = en { $platform }
query-in = en { NOUN($kind, "all") }
query-has-link = con enlace
query-has-file = con archivo
query-has-photo = con foto
query-has-video = con vídeo
query-has-voice = con nota de voz
query-has-audio = con audio
query-has-sticker = con sticker
query-before = antes { $day ->
        [hoy] de hoy
        [ayer] del día de ayer
       *[other] del { $day }
    }
query-since = desde { $day }
query-since-date = desde el { $day }
query-before-date = antes del { $day }
query-without = sin «{ $word }»
query-during = en { $time }
query-no-word = Dame algo que buscar: un nombre, un lugar o una cosa.
query-only-excluded = Añade una palabra que buscar.
query-too-long = Es demasiado largo. Hasta { $most } caracteres, por favor.
query-name-too-long = Ese nombre es demasiado largo. Hasta { $most } caracteres, por favor.
query-excluded-filter = Con el menos solo se pueden quitar palabras.
query-nothing-after = Falta algo después de <code>{ $key }</code>
query-has-unknown = No conozco <code>{ $filter }</code>. Prueba con enlace, archivo, foto, video, voz, audio o sticker.
query-filter-unknown = No conozco <code>{ $filter }</code>. Prueba con { $known }.
query-day-unknown = No conozco el día «{ $value }».
query-to-come = { $day }: eso aún no ha llegado.
query-no-day = No hay ningún día después de uno y antes del otro.

# ── Questions and portraits ──
ask-what = ¿Qué quieres saber?
ask-hint = Tu pregunta
ask-no-words = Dame algo que buscar: un nombre, un lugar o una cosa.
ask-not-narrowed = <code>has:</code> solo sirve en una búsqueda.
ask-activity = Leyendo tus mensajes
ask-thinking = Pensando
ask-without-data = Preguntar sin mis datos
answer-closest = Lo que más se acerca:
answer-counted = Contado
answer-quotes = Son citas textuales. Responde para seguir preguntando.
answer-by-model = Respondió el modelo en { $host } a partir de estos mensajes. Más en /privacy.
answer-nothing = No encontré nada sobre eso.
    Prueba con un nombre o con otras palabras.
answer-when = <b>{ $when }</b> («{ $words }»)
answer-when-said = <b>{ $when }</b> (día del mensaje)
answer-changed = Antes { $was }, ahora <b>{ $now }</b> ({ $day })
answer-earlier = Antes:
profile-asks = Para un retrato leo tus mensajes y te describo en una página.
profile-write = Escribirlo
profile-month = Mes con más mensajes: { $month } ({ $amount })
profile-ends = El primero y el último:
profile-by-model = Lo escribió un modelo a partir de tus mensajes. Puede equivocarse.
profile-by-model-at = Lo escribió el modelo en { $host } a partir de tus mensajes. Puede equivocarse. Más en /privacy.

# ── Days, digests, alerts ──
today-waiting = Esperan tu respuesta
today-new = Nuevo
today-wrote-most = Quién escribió más
today-more-chats = y { $amount ->
    [one] un chat más
   *[other] { $amount } chats más
    }
today-nothing = No hay nada nuevo, y nadie te espera.
today-which-day = ¿Qué día? Prueba /today ayer, /today viernes o /today semana.
today-every-morning = Cada mañana
today-every-monday = Cada lunes
today-activity = Leyendo tus mensajes
today-week = <b>Tu semana</b>, { $days }
today-coming-up = Lo que viene
days-heading = <b>{ $days }</b> · { COUNT($amount, "social-chat-message") } en { COUNT($chats, "social-chat-group") }
days-heading-at-least = <b>{ $days }</b> · { $amount }+ mensajes en { $chats }+ chats
days-before = Día anterior
days-after = Día siguiente
days-nothing = Nada { $on }.
days-nothing-nearest = Nada { $on }. Lo más cercano: { $day }.
days-nothing-in = { $name }: nada.
days-nothing-yet = Aún no hay nada para { $on }.
days-nothing-yet-in = Aún nada: { $on }.
digest-begun-day = Te llegará cada día a las { $time }, si hay algo que contar.
digest-begun-week = Te llegará cada lunes a las { $time }, si hay algo que contar.
digest-price-day = Cada día a las { $time }: { COUNT($each, "credit") } por vez, { $most } al mes como mucho.
digest-price-week = Cada lunes a las { $time }: { COUNT($each, "credit") } por vez, { $most } al mes como mucho.
digest-other-time = Otra hora
digest-time = Hora del resumen
digest-time-ask = ¿A qué hora? Toca una, o responde con otra.
digest-time-hint = 07:30
digest-stop = Detener el resumen
digest-line-day = Resumen · cada día a las { $time }
digest-line-week = Tu semana · cada lunes a las { $time }
digest-stopped-itself = He detenido tu resumen.
alerts-begun = Te aviso cuando llegue algo nuevo: «{ $what }».
alerts-begun-day = { alerts-begun } Miro una vez al día.
alerts-begun-week = { alerts-begun } Miro una vez por semana.
alerts-look-week = Mirar cada semana
alerts-look-day = Mirar cada día
alerts-stop = Detener
alerts-stop-this = Detener este aviso
alerts-stop-named = Detener «{ $what }»
alerts-stopped = Detenido.
alerts-price = Mirar una vez al día cuesta { COUNT($each, "credit") } por vez, { $most } al mes como mucho.
alerts-start = Empezar
alerts-weekly = Semanal: máximo { $most }
alerts-needs-word = Dame una palabra que buscar.
alerts-too-many = Ya son { $most }. Detén antes alguno.
alerts-heading = Tus avisos y resúmenes
alerts-line-day = «{ $what }» · una vez al día
alerts-line-week = «{ $what }» · una vez por semana
alerts-at-most = { COUNT($most, "credit") } al mes como mucho
alerts-none = Aún no tienes avisos ni resúmenes. Toca «{ results-alert-me }» debajo de una búsqueda, o «{ today-every-morning }» debajo de /today.
alerts-only-exports = Lo nuevo solo llega con las exportaciones que añades.
alerts-nothing-arrives = Aún no tienes avisos ni resúmenes. { alerts-only-exports }
alerts-new = Algo nuevo, «{ $what }»:
alerts-all = Ver los { $amount }
alerts-activity = Buscando algo nuevo: «{ $what }»
alerts-lost = { $doing }: me reiniciaron. Puede que haya costado { COUNT($credits, "credit") }.
alerts-stopped-itself = He detenido tu aviso «{ $what }».
alerts-why-access = Mi acceso ha terminado.
alerts-why-credits = Se te acabaron los créditos.
alerts-why-limit = Pasaría de tu límite diario.
alerts-why-dearer = Ahora cuesta más.
alerts-why-trouble = { $host } no dejaba de fallar.
alerts-start-again = Empezar de nuevo
alerts-again-price = { COUNT($each, "credit") } por vez, { $most } al mes como mucho.

# ── Statistics ──
stats-only-messages = Solo sé contar mensajes y correos.
stats-counting = Contando
stats-read = { $amount } de { $most } leídos
stats-reading = Para contar tengo que leer: { COUNT($credits, "credit") } por cada { COUNT($amount, "social-chat-message") }.
stats-newest = Los últimos { $amount }
# $what: of what and of when, such as “with “ferry”, since 3 May”
stats-headline = <b>{ COUNT($amount, $kind) }</b> { $what }.
stats-headline-split = <b>{ COUNT($amount, $kind) }</b> { $what }: tú { $sent }, otros { $received }.
stats-at-least = <b>Al menos { COUNT($amount, $kind) }</b> { $what }, entre los últimos { $read }.
stats-with = con { LIST($terms, quotes: "«|»") }
stats-to = a { $name }
stats-in-all = en total
stats-between = del { $first } al { $last }
stats-most-two = Donde más: { $one } ({ $ones }) y { $two } ({ $twos }).
stats-most-three = Donde más: { $one } ({ $ones }), { $two } ({ $twos }) y { $three } ({ $threes }).
stats-habits = Casi siempre los { $day ->
    [1] lunes
    [2] martes
    [3] miércoles
    [4] jueves
    [5] viernes
    [6] sábados
   *[7] domingos
    }, hacia las { $time }.
stats-caption = { COUNT($amount, $kind) } desde { $month }, { $sent } tuyos.
stats-none = Ninguno.
stats-none-in-newest = Ninguno entre los últimos { $read }.
stats-empty = Aún no hay mensajes.
stats-show = Verlos
stats-as-picture = Como imagen
stats-chart-title = { CAPITAL(NOUN($kind, "your")) }
stats-silence = silencio más largo: { COUNT($silence, "day") }
stats-chart-months = Por mes
stats-chart-weekdays = Por día de la semana
stats-chart-hours = Por hora
stats-chart-you = tú
stats-chart-others = otros
stats-chart-chats = Chats
stats-chart-people = Personas
stats-chart-words = Palabras que se repiten

# ── Adding data ──
import-add = <b>Añade tus chats y correos</b>
    Mándame aquí una exportación, de hasta { $most }, o toca una app para ver dónde la esconde.
    Todo va a tu archivo, cifrado, y después borro lo que mandaste.
errors-import-elsewhere = Tus datos viven en { $place }; añade allí lo que quieras. Yo solo puedo leerlos.
import-larger-files = Algo más grande
import-other-apps = Otras apps
import-where = ¿Dónde se exporta?
import-show-me-how = Enséñame cómo
import-upload = Subirlo
import-guide-whatsapp = Abre el chat → ⋮ → Más → Exportar chat (iPhone: toca su nombre, Exportar chat) → Sin archivos → guárdalo y adjúntalo aquí.
import-note-whatsapp = De uno en uno, con sus últimos 40.000 mensajes. No lo compartas con Telegram: acabaría dentro de un chat de Telegram.
import-guide-telegram = En Telegram Desktop, no en el teléfono: ☰ → Ajustes → Avanzado → Exportar datos de Telegram, como JSON legible por máquinas. Mándame result.json.
import-note-telegram = Las apps del teléfono no exportan.
import-guide-signal = Ajustes → Chats → Exportar historial de chats, sin archivos multimedia. Mándame la carpeta en un zip.
import-note-signal = Una copia de seguridad cifrada no sirve: solo Signal puede leerla.
import-guide-slack = Menú del espacio de trabajo → Herramientas y ajustes → Ajustes del espacio de trabajo → Importar/exportar datos → Exportar. Mándame el zip del correo.
import-note-slack = Solo pueden propietarios y administradores; los chats privados dependen del plan.
import-guide-discord = Ajustes de usuario → Datos y privacidad → Solicitar datos, con Mensajes. Mándame el zip del correo.
import-note-discord = Tarda hasta 30 días y solo trae lo que escribiste tú; el JSON de DiscordChatExporter trae ambos lados.
import-guide-gmail = takeout.google.com → Desmarcar todo → Correo → Exportar como .zip. Mándame cada zip.
import-note-gmail = Otros programas de correo: un archivo .mbox o .eml.
import-file = ese archivo
import-next = Ahora sigue { $file }.
import-next-after-answer = { $file } sigue cuando respondas a la pregunta de arriba.
import-reading = Leyendo { $name }…
import-reading-so-far = Leyendo { $name }… { $percent } %, { COUNT($read, "social-chat-message") }
import-long = Este es de los grandes. Te escribo cuando acabe.
import-ask-me = ¿Quién eres tú?
import-ask-me-or-reply = ¿Quién eres tú? Toca un nombre, o responde con el tuyo.
import-nobody = Ahí no encuentro a «{ $name }». ¿Quién eres tú?
import-neither = Ninguno de los dos
import-none-of-them = Ninguno de estos
import-ask-date = ¿De cuándo es el primer mensaje?
import-ask-city = ¿En qué ciudad estaba el teléfono?
import-hint-city = Ciudad o país
import-which-city = ¿Cuál de ellas?
import-unknown-city = No conozco «{ $city }». Prueba con la ciudad grande más cercana.
import-ask-owner = Esta exportación es de { $name }, no tuya. ¿La añado igual?
import-add-it = Añadirla
import-leave-it = Dejarla
import-added = <b>Añadí { COUNT($written, "social-chat-message") }</b>, { $when }.
import-added-chat = <b>Añadí { $chat }: { COUNT($written, "social-chat-message") }</b>, { $when }.
import-added-chats = <b>Añadí { COUNT($chats, "social-chat-group") }: { COUNT($written, "social-chat-message") }</b>, { $when }.
import-added-mails = <b>Añadí { COUNT($written, "mail") }</b>, { $when }.
import-added-records = <b>Añadí { COUNT($written, "record") }</b>.
import-from-to = { $from } – { $to }
import-nothing-new = Nada nuevo: { $known ->
    [one] ese mensaje ya estaba
   *[other] los { COUNT($known, "social-chat-message") } ya estaban
    }.
import-some-new = <b>{ $written ->
    [one] { $written } mensaje nuevo
   *[other] { $written } mensajes nuevos
    }</b>; { $known ->
    [one] { $known } ya estaba
   *[other] { $known } ya estaban
    }.
import-you-are = Ahí apareces como { $name }.
import-times = Las horas son las de { $city }.
import-dates = Leí la fecha como { $day }.
import-meaning = Las respuestas por significado abarcan { $read } de { $records }; el resto viene después.
import-shortened = { $n ->
    [one] { $n } era demasiado largo y lo acorté
   *[other] { $n } eran demasiado largos y los acorté
    }.
import-left-out = { $n ->
    [one] { $n } quedó fuera
   *[other] { $n } quedaron fuera
    } ({ $what }).
import-left-out-service-message = mensajes automáticos
import-left-out-deleted = borrados
import-left-out-empty = vacíos
import-left-out-unreadable = ilegibles
import-left-out-unreadable-mail = ilegibles
import-left-out-unreadable-file = ilegibles
import-left-out-too-long = demasiado largos
import-left-out-not-a-mail = ajenos
import-left-out-unsupported = de otro tipo
import-left-out-duplicate = repetidos
import-left-out-no-date = sin fecha
import-left-out-no-chat = sin chat
import-left-out-spam = de spam
import-left-out-trash = de la papelera
import-left-out-draft = borradores
import-left-out-chat-log = de chat
import-first = Ahora escribe una palabra, un nombre o una pregunta.
import-show = Verlo
import-not-me = No soy yo
import-other-zone = Otra zona horaria
import-switch = Pasar a mi archivo
import-open = Abrir mi archivo
import-stopped = Detenido. { $read ->
    [one] { COUNT($read, "social-chat-message") } ya entró
   *[other] { COUNT($read, "social-chat-message") } ya entraron
    }; mándalo otra vez para el resto.
import-stopped-empty = Detenido. No se añadió nada.
import-cannot-stop = Ahora no llego a tu archivo, así que no pude detenerlo.
import-forgotten = Eso ya no lo tengo. Mándamelo otra vez.
import-broken = { $file } está dañado por la mitad. { $read ->
    [one] { COUNT($read, "social-chat-message") } está dentro
   *[other] { COUNT($read, "social-chat-message") } están dentro
    }; expórtalo otra vez para el resto.
import-failed-not-known = No puedo leer { $file }. Acepto exportaciones de Telegram, WhatsApp, Signal, Slack, Discord y buzones de correo.
import-failed-too-large = { $file } pasa de { $most }.
import-failed-too-large-here = { $file } es demasiado grande. Expórtalo sin fotos ni vídeos.
import-failed-empty = No hay mensajes en { $file }.
import-failed-zip-password = Ese zip tiene contraseña. Comprímelo otra vez sin ella.
import-failed-zip-bomb = Ese zip se haría imposiblemente grande, así que no lo abro.
import-failed-zip-of-zips = En ese zip solo hay otros zips. Mándame esos.
import-failed-damaged = { $file } está dañado. Expórtalo otra vez.
import-failed-other-archive = No puedo abrir { $file }. Mándame mejor un zip.
import-failed-telegram-html = Eso es una exportación en HTML. Repítela y elige JSON legible por máquinas.
import-failed-discord-html = Eso es una exportación en HTML. Repítela y elige JSON.
import-failed-discord-package = No hay mensajes en { $file }. Solicítalo otra vez, con Mensajes.
import-failed-whatsapp-backup = Eso es una copia de seguridad de WhatsApp; solo WhatsApp puede leerla. Exporta mejor el chat.
import-failed-whatsapp-dates = No entiendo las fechas de { $file }.
import-failed-signal-backup = Eso es una copia de seguridad de Signal; solo Signal puede leerla. Exporta mejor los chats.
import-failed-outlook = No sé leer los archivos de Outlook. Exporta como .mbox o .eml.
import-failed-no-room = En esta máquina ya no queda sitio. No se añadió nada.
import-failed-no-room-for-all = En esta máquina ya no queda sitio. { $read ->
    [one] { COUNT($read, "social-chat-message") } está dentro
   *[other] { COUNT($read, "social-chat-message") } están dentro
    }.
import-failed-archive-full = Tu archivo está lleno. No se añadió nada.
import-failed-archive-full-for-all = Tu archivo está lleno. { $read ->
    [one] { COUNT($read, "social-chat-message") } está dentro
   *[other] { COUNT($read, "social-chat-message") } están dentro
    }.
import-nearly-full = Tu archivo está lleno al { NUMBER($share, style: "percent") }.
import-failed-too-many = Hay diez archivos esperando. Manda este cuando acaben.
import-failed-gone = Telegram no me dio { $file }. Mándalo otra vez.
import-failed-silent = Telegram no me dio { $file }. Mándalo otra vez.
import-failed-unanswered = No me respondiste, así que dejé { $file }. Mándalo otra vez.
import-failed-set-aside = Dejé { $file }: falló tres veces al añadirlo.
import-failed-same-file = Ya estoy añadiendo { $file }.
import-failed-away = Ahora no llego a tu archivo.
import-failed-failed = Es culpa mía, no tuya. Si se repite, díselo a quien gestiona este bot: { $reference }.
save-chat = Guardados
save-saved = Guardado.
save-saved-for = Guardado. Aparecerá en «Lo que viene» { $on }.
save-known = Ya estaba guardado.
save-how = Responde a un mensaje con /save, o escribe detrás lo que quieras guardar.
live-since = Telegram en vivo desde { $day ->
        [hoy] hoy
        [ayer] ayer
       *[other] el { $day }
    }.
live-paused-since = Telegram en vivo: en pausa desde { $day ->
        [hoy] hoy
        [ayer] ayer
       *[other] el { $day }
    }.
live-pause = Pausar
live-resume = Seguir
live-paused = En pausa. No entra nada nuevo.
live-resumed = Los mensajes nuevos vuelven a entrar en tu archivo.
live-begun = Desde ahora, los mensajes nuevos de los chats que elegiste van a tu archivo. Yo nunca escribo a nadie. Se para en /account.
live-ended = Ya no recibo tus mensajes de Telegram. Lo guardado se queda.
live-archive-gone = Tu archivo se borró, así que ya no recojo los mensajes de tu cuenta de Telegram. En /account puedes volver a empezar, con un archivo nuevo.

# ── Settings ──
settings-title = Ajustes
settings-zone = Zona horaria: { $city } ({ $time })
settings-zone-none = Zona horaria: sin elegir
settings-language = Idioma: { $language }
settings-digest = Resumen: cada día a las { $time }
settings-digest-off = Resumen: no
settings-chat = En este chat, los resultados { $cover ->
        [on] se ocultan hasta que los tocas
       *[off] se ven enseguida
    }, { $protect ->
        [on] no se pueden reenviar
       *[off] se pueden reenviar
    } y { $delete ->
        [on] se borran tras { $after }
       *[off] se quedan
    }
settings-limit = Límite diario: { COUNT($credits, "credit") }
settings-limit-off = Límite diario: no
settings-ask-first-yes = Preguntar al gastar: sí
settings-ask-first-no = Preguntar al gastar: no
settings-zone-button = Zona horaria
settings-language-button = Idioma
settings-alerts-button = Resumen y avisos
settings-chat-button = Este chat
settings-limit-button = Límite diario
settings-ask-first-button = Preguntar al gastar
settings-zone-ask = ¿En qué ciudad estás?
settings-zone-hint = Ciudad o país
settings-zone-set = { $city }, { $time }.
settings-zone-which = ¿Cuál de ellas?
settings-zone-unknown = No conozco «{ $typed }». Prueba con la ciudad grande más cercana.
settings-language-ask = ¿En qué idioma te hablo? Puedes buscar en cualquiera.
settings-language-telegram = Como en Telegram
settings-cover-on = Ocultar resultados: sí
settings-cover-off = Ocultar resultados: no
settings-protect-on = Bloquear reenvío: sí
settings-protect-off = Bloquear reenvío: no
settings-delete-never = Borrar: nunca
settings-deleted = Borrado, como pediste.
settings-delete-after = Borrar tras { $time }
settings-limit-ask = ¿Cuántos créditos en 24 horas, como mucho?
settings-limit-none = Sin límite
settings-limit-set = Límite: { COUNT($credits, "credit") } en 24 horas.
settings-limit-gone = Ya no hay límite.

# ── Account, leaving, privacy, help ──
account-own = <b>Tu archivo</b>
account-own-empty = <b>Tu archivo</b>, todavía vacío
account-own-with = <b>Tu archivo</b>: { COUNT($messages, "social-chat-message") }, el último { $day ->
        [hoy] de hoy
        [ayer] de ayer
       *[other] del { $day }
    }
account-may-search = Puedo buscar en él.
account-may-search-until = Puedo buscar en él. Caduca: { $day }.
account-may-answers = Puedo buscar en él y responder con lo que hay.
account-may-answers-until = Puedo buscar en él y responder con lo que hay. Caduca: { $day }.
account-may-everything = Puedo buscar en él, responder con lo que hay y escribir un retrato tuyo.
account-may-everything-until = Puedo buscar en él, responder con lo que hay y escribir un retrato tuyo. Caduca: { $day }.
account-other = También tiene acceso: { $app }, desde { $day ->
        [hoy] hoy
        [ayer] ayer
       *[other] el { $day }
    }.
account-more = Y { $amount } más.
account-end = Quitar «{ $app }»
account-ended = Ese acceso ha terminado.
account-change = Cambiar el acceso
account-sample = <b>El archivo de Nina</b>, el ejemplo.
account-host-until = <b>{ $host }</b>, caduca: { $day }
account-unknown = { $host } no dice qué puedo hacer; lo voy viendo según preguntas.
leave-ask = ¿Te vas? Quito mi acceso y borro tus ajustes, tus avisos y todo lo demás que guardo de ti.
leave-ask-unconnected = ¿Te vas? Borro tus ajustes, tus avisos y todo lo demás que guardo de ti.
leave-archive = Tu archivo tiene { COUNT($messages, "social-chat-message") }. Lo que se borra no vuelve.
leave-keep-archive = Irme y dejar mi archivo
leave-erase-archive = Irme y borrar mi archivo
leave-stay = Quedarme
leave-erasing = Borrando…
leave-done-none = Listo. Borré todo lo que guardaba de ti.
leave-done-waits = Listo. Borré todo lo que guardaba de ti, y tu archivo te espera si vuelves.
leave-done-erased = Listo. Borré tu archivo y todo lo que guardaba de ti.
leave-access-stands = No pude quitar mi acceso en { $place }; quítalo allí, por favor.
leave-live = Sigo siendo un chatbot de tu cuenta de Telegram hasta que me quites allí: Ajustes → Telegram Business → Chatbots.
leave-limit = Queda un número durante un día, por el límite diario: { COUNT($credits, "credit") } de gasto.
leave-chat = Este chat sigue en Telegram hasta que lo borres.
export-doing = Juntando todo lo que tengo de ti
export-whole = Todo lo que tengo de ti. Quien tenga este archivo puede leerlo.
export-elsewhere = Todo lo que tengo de ti. Tus datos en sí están en { $host }. Quien tenga este archivo puede leerlo.
export-kept = Lo que guardo de ti. Ahora viene tu archivo. Quien tenga esto puede leerlo.
export-unreachable = Lo que guardo de ti. Ahora no llego a tu archivo; vuelve a pedirlo dentro de un rato.
export-link = Tu archivo es demasiado grande para este chat. El enlace es solo para ti, durante diez minutos.
export-download = Descargar
export-operator = Tu archivo es demasiado grande para este chat. Quien gestiona este bot puede dártelo entero con <code>npm run person</code>.
privacy-kept = Qué guardo
privacy-kept-what = Tu acceso, tus ajustes y tus avisos, hasta que te vayas. Los resultados, seis horas. Los botones, 30 días. Una pregunta, hasta que tenga respuesta.
privacy-kept-what-days = Tu acceso, tus ajustes y tus avisos, hasta que te vayas o pases { COUNT($days, "day") } sin usarme. Los resultados, seis horas. Los botones, 30 días. Una pregunta, hasta que tenga respuesta.
privacy-kept-costs = Lo que costó cada cosa que pediste, sin sus palabras, 35 días.
privacy-encrypted = Todo está cifrado, la clave se guarda en otro sitio y ningún registro tiene tus palabras ni nombres.
privacy-seen = Quién ve tus datos
privacy-seen-by = Tú y este bot.
privacy-model-none = Ningún modelo de lenguaje los lee.
privacy-model-local = Un modelo de lenguaje en esta misma máquina lee lo que hace falta para una pregunta.
privacy-model-at = Para responder, el modelo en { $host } lee tu pregunta y los mensajes que necesita.
privacy-model-service = Responde { $host }, quizá con un modelo de lenguaje.
privacy-model-unknown = Un modelo de lenguaje, si quien gestiona este bot ha puesto uno, lee lo que hace falta para una pregunta.
privacy-meaning-local = Para encontrar lo que quieres decir, un modelo en esta misma máquina lee todos tus mensajes y tus preguntas.
privacy-meaning-at = Para encontrar lo que quieres decir, el modelo en { $host } recibe las palabras de todos tus mensajes y preguntas.
privacy-seen-else = Telegram lleva este chat, como con cualquier bot. Nada se vende ni sirve para entrenar, y nada tuyo se publica en grupos.
privacy-erase = Cómo borrarlo
privacy-erase-how = /disconnect, al momento.
help-write = Solo escribe.
    <b>una palabra</b> encuentra mensajes{ $word ->
        [none] { "" }
       *[other] : <code>{ $word }</code>
    }
    <b>un nombre</b> abre a esa persona{ $name ->
        [none] { "" }
       *[other] : <code>{ $name }</code>
    }
    <b>una pregunta</b> trae una respuesta{ $question ->
        [none] { "" }
       *[other] : <code>{ $question }</code>
    }
    <b>un día</b> muestra qué pasó{ $day ->
        [none] { "" }
       *[other] : <code>{ $day }</code>
    }
    <code>¿Qué me perdí?</code> lo resume
help-exact = Para afinar más: <code>from:joana</code> <code>chat:familia</code> <code>since:2025</code> <code>has:foto</code> <code>"palabras exactas"</code> <code>-sin</code>
    Para guardar un mensaje: respóndele <code>/save</code>
help-commands = /chats /alerts /import /settings /account /privacy
help-prices = Buscar cuesta { COUNT($search, "credit") }; responder, { $answer }. Lo demás dice antes su precio.

# ── Plain words ──
plain-hello = Hola. ¿Qué buscas?
plain-not-yet = Eso lo busco en cuanto te conectes.
plain-unchanged = No ha cambiado nada.
plain-did-you-mean = ¿Querías decir <b>/{ $command }</b>?
plain-not-found-message = Esto no está en tu archivo.
plain-not-found-message-remote = Este no lo encontré.
plain-text-only = Solo sé leer texto y exportaciones.
plain-changed = Lo cambiaste. ¿Lo hago otra vez?
plain-prices = Aquí responder cuesta { COUNT($answer, "credit") }; buscar, { $search }.
plain-left = Tienes { $left }.
plain-no-more-asking = Desde ahora ya no te pregunto.

# ── Groups and inline mode ──
group-answer-in-private = Respóndeme en privado
group-not-yours = Ese no es tuyo.
inline-only-you = Solo tú ves esto. Toca uno para mandar su texto.
inline-nothing = No hay nada con «{ $words }».
inline-empty = Escribe una palabra de tus mensajes.
inline-connect = Conéctate primero
inline-in-private = Buscar «{ $words }» en privado
inline-not-allowed = No tengo acceso para buscar.
inline-trouble = Ahora no puedo buscar.

# ── Credits, where a service charges ──
credits-button = Créditos
credits-none = Aquí nada cuesta créditos.
credits-terms = Tienes { COUNT($left, "credit") }. Buscar cuesta { $search }; responder, { $answer }.
credits-left = <b>Tienes { COUNT($left, "credit") }.</b>
credits-left-again = <b>Tienes { COUNT($left, "credit") }</b>, y otra vez { $allowance } { $when }.
credits-period = Últimos 30 días: { $spent }.
credits-period-searches = Últimos 30 días: { $spent }, sobre todo en búsquedas ({ $most }).
credits-period-answers = Últimos 30 días: { $spent }, sobre todo en respuestas ({ $most }).
credits-period-portraits = Últimos 30 días: { $spent }, sobre todo en retratos ({ $most }).
credits-period-lists = Últimos 30 días: { $spent }, sobre todo en listas ({ $most }).
credits-doubt = Puede que { $credits } de estos no se cobraran: no llegó respuesta.
receipt = { COUNT($credits, "credit") }
receipt-left = { COUNT($credits, "credit") } · tienes { $left }

# ── When something goes wrong ──
errors-not-connected = Aún no te has conectado.
errors-not-yet = Eso lo hago en cuanto te conectes.
errors-token-refused = Mi acceso a { $place } ha terminado.
errors-token-expired = { errors-token-refused }
errors-no-search = En { $host } no tengo acceso para buscar.
errors-no-search-own = No tengo acceso para buscar en tu archivo.
errors-no-answer = En { $host } no tengo acceso para responder preguntas.
errors-no-answer-own = No tengo acceso para responder preguntas con tu archivo.
errors-no-list = En { $host } no tengo acceso para listar mensajes.
errors-no-list-own = No tengo acceso para listar los mensajes de tu archivo.
errors-no-portrait = En { $host } no tengo acceso para escribir un retrato.
errors-no-portrait-own = No tengo acceso para escribir un retrato con tu archivo.
errors-missing = Falta:
errors-out = Se te acabaron los créditos en { $place }: esto pide { $needed } y tienes { $left }.
errors-out-unknown = Se te acabaron los créditos en { $place }.
errors-out-again = Tendrás { $allowance } otra vez { $when }.
errors-out-host = Eso se puede cambiar en { $host }.
errors-out-operator = Quien gestiona este bot puede cambiarlo con <code>MONTHLY_CREDITS</code>.
errors-limit-own = Eso pasaría de tu límite diario: llevas { $spent } de { $most } y esto cuesta { $credits }.
errors-limit-operator = Este bot da { COUNT($most, "credit") } al día por persona. Llevas { $spent } y esto cuesta { $credits }.
errors-room-again = Vuelve a haber hueco: { $when }.
errors-change-limit = Cambiar el límite
errors-break = { $place } pide un minuto de pausa.
errors-break-until = { $place } pide una pausa hasta las { $at }.
errors-bad-request = Así no puedo buscarlo. Prueba con menos palabras, o con otras.
errors-not-offered = { $Place } no puede hacer eso.
errors-not-found = Eso ya no está en { $place }.
errors-model-failed = El modelo de lenguaje no respondió.
errors-timeout = Tardaba demasiado, así que paré.
errors-unreachable = Ahora no llego a { $place }.
errors-connection-lost = La respuesta de { $place } no llegó entera.
errors-unreadable-reply = { errors-connection-lost }
errors-service-failed = Algo falló en { $place }; no fue tu pregunta.
errors-reply-too-large = Es demasiado de una vez. Di un chat o una fecha.
errors-cancelled = Detenido.
errors-too-many-waiting = Sigo con tus dos últimas. Manda esta otra vez en un momento.
errors-stop-them = Detenerlas
errors-private-only = Solo respondo en privado.
errors-stale-button = Ese botón ha caducado.
errors-internal = Es culpa mía, no tuya. Si se repite, díselo a quien gestiona este bot: <code>{ $reference }</code>.
errors-secret = Eso parece una contraseña o una clave, así que no la usé. Quizá quieras borrarla.
errors-may-have-cost = Puede que haya costado { COUNT($credits, "credit") }.
errors-nothing-charged = No se cobró nada.
errors-used-button = Ya está hecho.
errors-restarted = Me reiniciaron.
errors-too-fast = Eso fue mucho de golpe. Dame diez segundos.
errors-stranger = Este bot es solo con invitación. Para entrar, mándale tu ID de Telegram a quien lo gestiona: <code>{ $userId }</code>. /privacy y /disconnect también te funcionan.
errors-not-invited = Este bot es solo con invitación.
errors-unsendable = Tengo tu respuesta, pero Telegram no la acepta. Pide algo más corto.
errors-sent-again = (Va otra vez: Telegram no confirmó la primera.)
errors-nothing-visible = En esta respuesta no hay nada que ver.
progress-working = Un momento…
progress-still-reading = Sigo leyendo. La primera respuesta del día es lenta.
progress-in-line = Vas en el número { $position } de la cola.
progress-stopped = Detenido.
progress-nothing-running = No hay nada en marcha.
progress-rest-in-file = El resto está en este archivo.
idle-warning = Llevas { COUNT($unused, "day") } sin usarme, así que dentro de { COUNT($left, "day") } olvido tu acceso. Escríbeme lo que sea para conservarlo.
idle-forgotten = Olvidé tu acceso: llevaba { COUNT($idle, "day") } sin usarse.
idle-forgotten-own = Olvidé tu acceso: llevaba { COUNT($idle, "day") } sin usarse. Tu archivo sigue intacto.
idle-open-again = Abrirlo de nuevo
place-archive = tu archivo
place-sample = este ejemplo

# ── Dates and numbers ──
dates-today = hoy
dates-yesterday = ayer
dates-tomorrow = mañana
dates-today-at = hoy a las { $time }
dates-on-weekday = el { WEEKDAY($weekday) }
dates-on-date = el { DATETIME($day, day: "numeric", month: "long") }
dates-on-date-in-year = el { DATETIME($day, day: "numeric", month: "long", year: "numeric") }
dates-on-weekday-date = el { WEEKDAY($weekday) } { DATETIME($day, day: "numeric", month: "long") }
dates-weekday-date-in-year = { DATETIME($day, weekday: "long", day: "numeric", month: "long", year: "numeric") }
dates-with-time = { $day }, { $time }
numbers-priced = { $label } ({ COUNT($amount, "credit") })

# ── Buttons that stand in several places ──
buttons-connect = Conectar
buttons-try-again = Intentar de nuevo
buttons-stop = Detener
buttons-search = Buscar
buttons-look-around = Dar una vuelta
buttons-start-own = Empezar mi archivo
buttons-open-archive = Abrirlo
buttons-add-chats = Añadir mis chats
buttons-missed = ¿Qué me perdí?
buttons-download = Descargarlo todo
buttons-leave = Irme
buttons-not-now = Ahora no
buttons-answer-this = Responde esto
buttons-search-instead = Buscar estas palabras
buttons-search-for = Buscar «{ $text }»
buttons-search-its-words = Buscar sus palabras
buttons-save-it = Guardarlo
buttons-run-it = Hacerlo
buttons-answer = Responder
list-amount = { COUNT($amount, $kind) }
list-comma = { ", " }
