-social-chat-group = { $count ->
    [1] { $count } conversa
   *[other] { $count } conversas
    }
    .all = conversas
    .your = suas conversas
-social-chat-message = { $count ->
    [1] { $count } mensagem
   *[other] { $count } mensagens
    }
    .all = mensagens
    .your = suas mensagens
-social-email = { $count ->
    [1] { $count } e-mail
   *[other] { $count } e-mails
    }
    .all = e-mails
    .your = seus e-mails
-social-post = { $count ->
    [1] { $count } publicação
   *[other] { $count } publicações
    }
    .all = publicações
    .your = suas publicações
-social-following = { $count ->
    [1] { $count } página seguida
   *[other] { $count } páginas seguidas
    }
    .all = páginas seguidas
    .your = suas páginas seguidas
-social-calendar = { $count ->
    [1] { $count } calendário
   *[other] { $count } calendários
    }
    .all = calendários
    .your = seus calendários
-social-event = { $count ->
    [1] { $count } evento
   *[other] { $count } eventos
    }
    .all = eventos
    .your = seus eventos
-favourite = { $count ->
    [1] { $count } favorito
   *[other] { $count } favoritos
    }
    .all = favoritos
    .your = seus favoritos
-file = { $count ->
    [1] { $count } arquivo
   *[other] { $count } arquivos
    }
    .all = arquivos
    .your = seus arquivos
-credit = { $count ->
    [1] { $count } crédito
   *[other] { $count } créditos
    }
-day = { $count ->
    [1] { $count } dia
   *[other] { $count } dias
    }
-hit = { $count ->
    [1] { $count } resultado
   *[other] { $count } resultados
    }
-record = { $count ->
    [1] { $count } item
   *[other] { $count } itens
    }
-mail = { $count ->
    [1] { $count } e-mail
   *[other] { $count } e-mails
    }
-all = { "" }
    .your = todos os seus dados
-chats = { "" }
    .your = suas conversas

# ── The bot itself ──
bot-description = Encontro coisas nas suas próprias mensagens, e-mails e arquivos, e respondo ao que você perguntar sobre elas.

    Só você vê as respostas. Seus dados ficam criptografados, nada é publicado em grupos e /disconnect apaga tudo.
bot-short-description = Pesquise nas suas próprias mensagens e pergunte o que quiser. Privado, criptografado, seu.

# ── The command menu ──
menu-start = Comece por aqui
menu-today = O que há de novo e quem espera por você
menu-ask = Pergunte sobre seus dados
menu-search = Ache mensagens, e-mails e arquivos
menu-chats = Suas conversas
menu-recent = Suas últimas mensagens
menu-count = Conte mensagens
menu-stats = Suas mensagens em números
menu-profile = Um retrato seu
menu-alerts = Seus alertas e resumos
menu-import = Adicione suas conversas e e-mails
menu-save = Guarde uma mensagem
menu-settings = Fuso horário, idioma, esta conversa
menu-account = O que eu posso fazer
menu-credits = O que resta e o que você gastou
menu-connect = Conecte seus dados
menu-privacy = O que eu guardo sobre você
menu-disconnect = Sair e apagar tudo
menu-help = Como falar comigo
menu-cancel = Pare o que está rodando

# ── First contact ──
start-hello = Oi, { $name }. Encontro coisas nas suas próprias mensagens, e-mails e arquivos, e respondo ao que você perguntar sobre elas. Só você vê as respostas.
start-hello-unnamed = Oi. Encontro coisas nas suas próprias mensagens, e-mails e arquivos, e respondo ao que você perguntar sobre elas. Só você vê as respostas.
start-sample = Dê uma volta primeiro pelo arquivo da Nina (ela é inventada), ou comece o seu.
start-empty = Seu arquivo está aqui, só para você, e ainda vazio.
start-has-data = Seu arquivo tem { COUNT($messages, "social-chat-message") }; a última chegou { $newest }.
start-remote = Seus dados ficam em { $host }; você escolhe o que eu posso ler.
start-remote-token = Crie um token em { $host } e mande aqui, depois de /connect. Eu apago sua mensagem e guardo o token criptografado.
start-prices = Pesquisar custa { COUNT($search, "credit") }; responder, { $answer }.
start-again = Oi de novo, { $name }. O que você procura?
start-again-unnamed = Oi de novo. O que você procura?

# ── Connecting ──
connect-opening = Abrindo…
connect-sample = Este é o arquivo da Nina: dois anos de conversas, e-mails e arquivos de uma pessoa inventada. Escreva uma palavra, um nome ou uma pergunta, ou experimente:
connect-example-word = caução
connect-example-name = Joana Matos
connect-example-question = Quanto foi a caução?
connect-empty = Seu arquivo está pronto. Mande uma exportação de qualquer um destes apps, ou toque em um para ver onde ele a esconde.
connect-open = Seu arquivo está aberto. O que você procura?
connect-open-with = Seu arquivo está aberto: { COUNT($messages, "social-chat-message") }, a última de { $day }. O que você procura?
connect-done = Pronto, conectei a { $host }. O que você procura?
connect-earlier-left = Meu acesso anterior a { $host } talvez ainda valha; dá para encerrar lá.
connect-saved = Guardado. O que ele permite?
connect-unknown = Não sei
connect-widen = Ampliar o acesso
connect-again = Conectar de novo
connect-switch = Ir para o meu arquivo
connect-choose-button = Escolher o que vai ler
connect-token-hint = Seu token
connect-deleted = Apaguei sua mensagem.
connect-not-deleted = <b>Apague a mensagem com o token</b>, por favor; eu não consegui.
connect-incomplete = Falta um pedaço desse token. Copie de novo e mande depois de /connect.
connect-exposed = Nunca mande um token em um grupo. Não usei; cancele o token onde você o criou e crie outro.
connect-asked-earlier = Você tinha pedido “{ $text }”:
connect-link-over = Esse link expirou. Mande /connect e eu dou outro.
connect-declined = Você não se conectou. Nada foi guardado.
connect-failed = A conexão não deu certo. Nada foi guardado.
connect-page-done = Pronto
connect-page-back = Pode fechar esta página e voltar para { $bot }.
access-lasts-30-days = Por 30 dias. Dá para encerrar quando quiser em /account.
access-lasts-90-days = Por 90 dias. Dá para encerrar quando quiser em /account.
access-lasts-1-year = Por 1 ano. Dá para encerrar quando quiser em /account.
access-lasts-until-revoked = Até você encerrar, quando quiser, em /account.
access-lasts-30-days-button = Por 30 dias: mudar
access-lasts-90-days-button = Por 90 dias: mudar
access-lasts-1-year-button = Por 1 ano: mudar
access-lasts-until-revoked-button = Até eu encerrar: mudar
access-part-searches = pesquisas
access-part-answers = respostas
access-part-lists = listas (dias, conversas, contagens)
access-part-portraits = retratos
access-included = Inclui: { $parts }.
access-not-included = Não inclui: { $parts }.
access-ends = Meu acesso a { $place } termina { $when }.
access-keep = Manter por 90 dias
access-renew = Renovar
access-question = O que eu posso fazer com seu arquivo?
access-search-button = Pesquisar
access-answers-button = Pesquisar e responder
access-everything-button = Tudo
access-search = <b>{ $label }</b>: achar e mostrar mensagens. Nenhum modelo de linguagem as vê.
access-answers-elsewhere = <b>{ $label }</b>: a cada pergunta, o modelo em { $host } lê as mensagens de que precisa.
access-answers-here = <b>{ $label }</b>: a cada pergunta, um modelo de linguagem na mesma máquina lê as mensagens de que precisa.
access-answers-quotes = <b>{ $label }</b>: também responder perguntas, com trechos das suas mensagens.
access-everything = <b>{ $label }</b>: também escrever um retrato seu.

# ── Results, conversations, people ──
search-what = O que você procura?
search-hint = Uma palavra ou um nome
search-activity = Pesquisando
results-unnamed-chat = Conversa sem nome
attached-photo = foto
attached-video = vídeo
attached-voice = mensagem de voz
attached-audio = áudio
attached-file = arquivo
attached-sticker = figurinha
attached-location = localização
attached-contact = contato
attached-poll = enquete
attached-other = anexo
results-no-text = (sem texto)
results-you = Você
results-amount = { $amount ->
    [1] { $amount } resultado
   *[other] { $amount } resultados
    }
results-at-least = { $amount }+ resultados
results-some = Resultados
results-range = { $from }–{ $to } de { $amount }
results-range-at-least = { $from }–{ $to } de { $amount }+
results-range-open = { $from }–{ $to }
results-filtered = { $results } { $filters }
results-best = { $results }, melhores primeiro
results-newest = { $results }, mais novos primeiro
results-nowhere = Não há { LIST($missing, quotes: "“|”", type: "disjunction") } em lugar nenhum. Estes têm { LIST($present, quotes: "“|”") }.
results-back = Voltar
results-more = Mais
results-newest-first = Mais novos primeiro
results-best-first = Melhores primeiro
results-answer-this = Responda isto
results-alert-me = Me avise
results-add-chats = Adicionar conversas
results-none = Nada sobre “{ $what }”.
results-none-filtered = Nada { $filters }.
results-none-of-both = Nada sobre “{ $what }” { $filters }.
results-none-advice = Tente menos palavras, ou outra forma.
results-empty-archive = Seu arquivo ainda está vazio.
results-import-running = Ainda nada, e a importação continua. Tente de novo quando ela terminar.
results-import-waits = Ainda nada. A importação está esperando a sua resposta:
results-ends-earlier = Nada por aí. A última mensagem do seu arquivo é de { $day }.
results-without-filters = Sem filtros
results-just = Só “{ $word }”
results-everywhere = Pesquisar em tudo
results-no-chat = Não conheço nenhuma conversa chamada “{ $name }”.
results-forgotten = Já esqueci essa lista.
results-forgotten-here = Já esqueci essa lista. Aqui está ela de novo:
results-search-again = Pesquisar de novo
conversation-activity = Lendo suas mensagens
conversation-start = Começo da conversa
conversation-empty = Ainda não há nada aqui.
conversation-gone = Essa mensagem não está mais em { $place }.
conversation-earlier = Antes
conversation-later = Depois
conversation-open-in-telegram = Abrir no Telegram
conversation-open = Abrir
conversation-whole = Mensagem inteira
conversation-mail-received = De { $name } para você
conversation-mail-sent = De você para { $name }
person-mentions = { $amount ->
    [1] mais { $amount } menção
   *[other] mais { $amount } menções
    }
person-on = { $name } no { $platform }
person-search = Pesquisar “{ $name }”
person-in-chats = { $amount ->
    [1] em { $amount } conversa
   *[other] em { $amount } conversas
    }
query-from = de { $name }
query-sent = que você mandou
query-received = que você recebeu
query-chat = em “{ $name }”
query-on = no { $platform }
query-in = em { NOUN($kind, "all") }
query-has-link = com link
query-has-file = com arquivo
query-has-photo = com foto
query-has-video = com vídeo
query-has-voice = com mensagem de voz
query-has-audio = com áudio
query-has-sticker = com figurinha
query-before = antes de { $day }
query-since = desde { $day }
query-since-date = desde { $day }
query-before-date = antes de { $day }
query-without = sem “{ $word }”
query-during = em { $time }
query-no-word = Preciso de algo para procurar: um nome, um lugar ou uma coisa.
query-only-excluded = Falta uma palavra para procurar.
query-too-long = Ficou longo demais. Até { $most } caracteres, por favor.
query-name-too-long = Esse nome é longo demais. Até { $most } caracteres, por favor.
query-excluded-filter = Com o menos só dá para tirar palavras.
query-nothing-after = Falta algo depois de <code>{ $key }</code>
query-has-unknown = Não conheço <code>{ $filter }</code>. Tente link, arquivo, foto, vídeo, voz, áudio ou figurinha.
query-filter-unknown = Não conheço <code>{ $filter }</code>. Tente { $known }.
query-day-unknown = Não conheço o dia “{ $value }”.
query-to-come = { $day } ainda não chegou.
query-no-day = Nenhum dia fica depois de um e antes do outro.

# ── Questions and portraits ──
ask-what = O que você quer saber?
ask-hint = Sua pergunta
ask-no-words = Preciso de algo para procurar: um nome, um lugar ou uma coisa.
ask-not-narrowed = <code>has:</code> só funciona em pesquisas.
ask-activity = Lendo suas mensagens
ask-thinking = Pensando
ask-without-data = Perguntar sem os dados
answer-closest = O que chega mais perto:
answer-counted = Contado
answer-quotes = São trechos originais. Responda para continuar.
answer-by-model = Quem respondeu foi o modelo em { $host }, a partir destas mensagens. Mais em /privacy.
answer-nothing = Não achei nada sobre isso.
    Tente um nome, ou outras palavras.
answer-when = <b>{ $when }</b> (“{ $words }”)
answer-when-said = <b>{ $when }</b> (dia da mensagem)
answer-changed = Antes { $was }, agora <b>{ $now }</b> ({ $day })
answer-earlier = Antes:
profile-asks = Para um retrato, leio suas mensagens e descrevo você em uma página.
profile-write = Escrever
profile-month = Mês mais movimentado: { $month } ({ $amount })
profile-ends = No começo e por último:
profile-by-model = Um modelo escreveu isto a partir das suas mensagens. Pode errar.
profile-by-model-at = O modelo em { $host } escreveu isto a partir das suas mensagens. Pode errar. Mais em /privacy.

# ── Days, digests, alerts ──
today-waiting = Esperando sua resposta
today-new = Novo
today-wrote-most = Quem mais escreveu
today-more-chats = e mais { $amount ->
    [1] uma conversa
   *[other] { $amount } conversas
    }
today-nothing = Nada de novo, e ninguém espera por você.
today-which-day = Que dia? Tente /today ontem, /today sexta ou /today semana.
today-every-morning = Toda manhã
today-every-monday = Toda segunda
today-activity = Lendo suas mensagens
today-week = <b>Sua semana</b>, { $days }
today-coming-up = O que vem aí
days-heading = <b>{ $days }</b> · { COUNT($amount, "social-chat-message") } em { COUNT($chats, "social-chat-group") }
days-heading-at-least = <b>{ $days }</b> · { $amount }+ mensagens em { $chats }+ conversas
days-before = Dia anterior
days-after = Dia seguinte
days-nothing = Nada { $on }.
days-nothing-nearest = Nada { $on }. O mais próximo: { $day }.
days-nothing-in = { $name }: nada.
days-nothing-yet = Ainda não há nada marcado { $on }.
days-nothing-yet-in = Nada ainda: { $on }.
digest-begun-day = Chega todo dia às { $time }, quando tiver algo para contar.
digest-begun-week = Chega toda segunda às { $time }, quando tiver algo para contar.
digest-price-day = Todo dia às { $time }: { COUNT($each, "credit") } por vez, no máximo { $most } por mês.
digest-price-week = Toda segunda às { $time }: { COUNT($each, "credit") } por vez, no máximo { $most } por mês.
digest-other-time = Outro horário
digest-time = Horário do resumo
digest-time-ask = A que horas? Toque em uma, ou responda com outra.
digest-time-hint = 07:30
digest-stop = Parar o resumo
digest-line-day = Resumo · todo dia às { $time }
digest-line-week = Sua semana · toda segunda às { $time }
digest-stopped-itself = Parei seu resumo.
alerts-begun = Aviso quando chegar algo novo: “{ $what }”.
alerts-begun-day = { alerts-begun } Olho uma vez por dia.
alerts-begun-week = { alerts-begun } Olho uma vez por semana.
alerts-look-week = Olhar toda semana
alerts-look-day = Olhar todo dia
alerts-stop = Parar
alerts-stop-this = Parar este alerta
alerts-stop-named = Parar “{ $what }”
alerts-stopped = Parado.
alerts-price = Olhar uma vez por dia custa { COUNT($each, "credit") } por vez, no máximo { $most } por mês.
alerts-start = Começar
alerts-weekly = Semanal: no máximo { $most }
alerts-needs-word = Preciso de uma palavra para procurar.
alerts-too-many = Já são { $most }. Pare algum primeiro.
alerts-heading = Seus alertas e resumos
alerts-line-day = “{ $what }” · uma vez por dia
alerts-line-week = “{ $what }” · uma vez por semana
alerts-at-most = no máximo { COUNT($most, "credit") } por mês
alerts-none = Ainda não há alertas nem resumos. Toque em “{ results-alert-me }” embaixo de uma pesquisa, ou em “{ today-every-morning }” embaixo de /today.
alerts-only-exports = Só chega algo novo com as exportações que você adiciona.
alerts-nothing-arrives = Ainda não há alertas nem resumos. { alerts-only-exports }
alerts-new = Algo novo, “{ $what }”:
alerts-all = Ver todos ({ $amount })
alerts-activity = Procurando algo novo: “{ $what }”
alerts-lost = { $doing }: fui reiniciado. Pode ter custado { COUNT($credits, "credit") }.
alerts-stopped-itself = Parei seu alerta “{ $what }”.
alerts-why-access = Meu acesso terminou.
alerts-why-credits = Seus créditos acabaram.
alerts-why-limit = Passaria do seu limite diário.
alerts-why-dearer = Agora custa mais.
alerts-why-trouble = { $host } não parava de falhar.
alerts-start-again = Começar de novo
alerts-again-price = { COUNT($each, "credit") } por vez, no máximo { $most } por mês.

# ── Statistics ──
stats-only-messages = Só sei contar mensagens e e-mails.
stats-counting = Contando
stats-read = Li { $amount } de { $most }
stats-reading = Para contar, preciso ler: { COUNT($credits, "credit") } a cada { COUNT($amount, "social-chat-message") }.
stats-newest = Últimas { $amount }
# $what: of what and of when, such as “with “ferry”, since 3 May”
stats-headline = <b>{ COUNT($amount, $kind) }</b> { $what }.
stats-headline-split = <b>{ COUNT($amount, $kind) }</b> { $what }: você { $sent }, outros { $received }.
stats-at-least = <b>Pelo menos { COUNT($amount, $kind) }</b> { $what }; li só { $read }.
stats-with = com { LIST($terms, quotes: "“|”") }
stats-to = para { $name }
stats-in-all = ao todo
stats-between = de { $first } a { $last }
stats-most-two = Onde há mais: { $one } ({ $ones }) e { $two } ({ $twos }).
stats-most-three = Onde há mais: { $one } ({ $ones }), { $two } ({ $twos }) e { $three } ({ $threes }).
stats-habits = Quase sempre { $day ->
    [1] às segundas
    [2] às terças
    [3] às quartas
    [4] às quintas
    [5] às sextas
    [6] aos sábados
   *[7] aos domingos
    }, por volta das { $time }.
stats-caption = { COUNT($amount, $kind) } desde { $month }; você escreveu { $sent }.
stats-none = Nada.
stats-none-in-newest = Nada; li só { $read }.
stats-empty = Ainda não há mensagens.
stats-show = Mostrar
stats-as-picture = Como imagem
stats-chart-title = { CAPITAL(NOUN($kind, "your")) }
stats-silence = maior silêncio: { COUNT($silence, "day") }
stats-chart-months = Por mês
stats-chart-weekdays = Por dia da semana
stats-chart-hours = Por hora
stats-chart-you = você
stats-chart-others = outros
stats-chart-chats = Conversas
stats-chart-people = Pessoas
stats-chart-words = Palavras que voltam

# ── Adding data ──
import-add = <b>Adicione suas conversas e e-mails</b>
    Mande uma exportação aqui, de até { $most }, ou toque em um app para ver onde ele a esconde.
    Tudo entra no seu arquivo, criptografado, e depois eu apago o que você mandou.
errors-import-elsewhere = Seus dados moram em { $place }; adicione por lá. Eu só posso ler.
import-larger-files = Algo maior
import-other-apps = Outros apps
import-where = Onde se exporta?
import-show-me-how = Me mostre como
import-upload = Enviar por aqui
import-guide-whatsapp = Abra a conversa → ⋮ → Mais → Exportar conversa (iPhone: toque no nome dela, Exportar conversa) → Sem mídia → salve e anexe aqui.
import-note-whatsapp = Uma conversa por vez, com as últimas 40.000 mensagens. Não compartilhe direto com o Telegram: iria parar em uma conversa do Telegram.
import-guide-telegram = No computador, no Telegram Desktop: ☰ → Configurações → Avançado → Exportar dados do Telegram, como JSON legível por máquina. Mande o result.json.
import-note-telegram = Os apps do celular não exportam.
import-guide-signal = Configurações → Conversas → Exportar histórico de conversas, sem mídia. Mande a pasta em um zip.
import-note-signal = Um backup criptografado não serve; só o Signal consegue ler.
import-guide-slack = Menu do workspace → Ferramentas e configurações → Configurações do workspace → Importar/exportar dados → Exportar. Mande o zip do e-mail.
import-note-slack = Só quem é dono ou administra pode; conversas privadas dependem do plano.
import-guide-discord = Configurações de usuário → Dados e privacidade → Solicitar dados, com Mensagens. Mande o zip do e-mail.
import-note-discord = Leva até 30 dias e só traz o que você escreveu; o JSON do DiscordChatExporter traz os dois lados.
import-guide-gmail = takeout.google.com → Desmarcar tudo → E-mail → Exportar como .zip. Mande cada zip.
import-note-gmail = Outros programas de e-mail: um arquivo .mbox ou .eml.
import-file = seu envio
import-next = Depois vem { $file }.
import-next-after-answer = { $file } vem depois da sua resposta acima.
import-reading = Lendo { $name }…
import-reading-so-far = Lendo { $name }… { $percent } %, { COUNT($read, "social-chat-message") }
import-long = Este é dos grandes. Escrevo quando acabar.
import-ask-me = Quem é você aqui?
import-ask-me-or-reply = Quem é você aqui? Toque em um nome, ou responda com o seu.
import-nobody = Não acho “{ $name }” aí. Quem é você?
import-neither = Nenhum dos dois
import-none-of-them = Ninguém daqui
import-ask-date = De quando é a primeira mensagem?
import-ask-city = Em que cidade estava o celular?
import-hint-city = Cidade ou país
import-which-city = Qual delas?
import-unknown-city = Não conheço “{ $city }”. Tente a cidade grande mais próxima.
import-ask-owner = Esta exportação é de { $name }, não sua. Adiciono mesmo assim?
import-add-it = Adicionar
import-leave-it = Deixar
import-added = <b>Adicionei { COUNT($written, "social-chat-message") }</b>, { $when }.
import-added-chat = <b>Adicionei { $chat }: { COUNT($written, "social-chat-message") }</b>, { $when }.
import-added-chats = <b>Adicionei { COUNT($chats, "social-chat-group") }: { COUNT($written, "social-chat-message") }</b>, { $when }.
import-added-mails = <b>Adicionei { COUNT($written, "mail") }</b>, { $when }.
import-added-records = <b>Adicionei { COUNT($written, "record") }</b>.
import-from-to = de { $from } a { $to }
import-nothing-new = Nada novo: { $known ->
    [1] essa mensagem já estava lá
   *[other] as { COUNT($known, "social-chat-message") } já estavam lá
    }.
import-some-new = <b>{ $written ->
    [1] { $written } mensagem nova
   *[other] { $written } mensagens novas
    }</b>; { $known ->
    [1] { $known } já estava lá
   *[other] { $known } já estavam lá
    }.
import-you-are = Aí você aparece como { $name }.
import-times = Os horários são os de { $city }.
import-dates = Li a data como { $day }.
import-meaning = As respostas por significado abrangem { $read } de { $records }; o resto vem depois.
import-shortened = { $n ->
    [1] { $n } era longa demais e foi encurtada
   *[other] { $n } eram longas demais e foram encurtadas
    }.
import-left-out = { $n ->
    [1] { $n } ficou de fora
   *[other] { $n } ficaram de fora
    } ({ $what }).
import-left-out-service-message = mensagens automáticas
import-left-out-deleted = apagadas
import-left-out-empty = vazias
import-left-out-unreadable = ilegíveis
import-left-out-unreadable-mail = ilegíveis
import-left-out-unreadable-file = ilegíveis
import-left-out-too-long = longas demais
import-left-out-not-a-mail = que não são e-mail
import-left-out-unsupported = de outro tipo
import-left-out-duplicate = repetidas
import-left-out-no-date = sem data
import-left-out-no-chat = sem conversa
import-left-out-spam = de spam
import-left-out-trash = da lixeira
import-left-out-draft = rascunhos
import-left-out-chat-log = de chat
import-first = Agora escreva uma palavra, um nome ou uma pergunta.
import-show = Mostrar
import-not-me = Não sou eu
import-other-zone = Outro fuso horário
import-switch = Ir para o meu arquivo
import-open = Abrir meu arquivo
import-stopped = Parado. { $read ->
    [1] { COUNT($read, "social-chat-message") } já entrou
   *[other] { COUNT($read, "social-chat-message") } já entraram
    }; mande de novo para o resto.
import-stopped-empty = Parado. Nada foi adicionado.
import-cannot-stop = Não consigo chegar ao seu arquivo agora, então não deu para parar.
import-forgotten = Isso eu não tenho mais. Mande de novo, por favor.
import-broken = { $file } está danificado no meio. { $read ->
    [1] { COUNT($read, "social-chat-message") } entrou
   *[other] { COUNT($read, "social-chat-message") } entraram
    }; exporte de novo para o resto.
import-failed-not-known = Não consigo ler { $file }. Aceito exportações do Telegram, WhatsApp, Signal, Slack, Discord e de caixas de e-mail.
import-failed-too-large = { $file } passa de { $most }.
import-failed-too-large-here = { $file } é grande demais. Exporte sem fotos nem vídeos.
import-failed-empty = Não há mensagens em { $file }.
import-failed-zip-password = Esse zip tem senha. Compacte de novo sem ela.
import-failed-zip-bomb = Esse zip ficaria impossivelmente grande, então não abro.
import-failed-zip-of-zips = Nesse zip só há outros zips. Mande esses.
import-failed-damaged = { $file } está danificado. Exporte de novo.
import-failed-other-archive = Não consigo abrir { $file }. Mande um zip.
import-failed-telegram-html = Isso é uma exportação em HTML. Exporte de novo e escolha JSON legível por máquina.
import-failed-discord-html = Isso é uma exportação em HTML. Exporte de novo e escolha JSON.
import-failed-discord-package = Não há mensagens em { $file }. Solicite de novo, com Mensagens.
import-failed-whatsapp-backup = Isso é um backup do WhatsApp; só o WhatsApp consegue ler. Exporte a conversa.
import-failed-whatsapp-dates = Não entendo as datas de { $file }.
import-failed-signal-backup = Isso é um backup do Signal; só o Signal consegue ler. Exporte as conversas.
import-failed-outlook = Não sei ler os arquivos do Outlook. Exporte como .mbox ou .eml.
import-failed-no-room = Não há mais espaço nesta máquina. Nada foi adicionado.
import-failed-no-room-for-all = Não há mais espaço nesta máquina. { $read ->
    [1] { COUNT($read, "social-chat-message") } entrou
   *[other] { COUNT($read, "social-chat-message") } entraram
    }.
import-failed-archive-full = Seu arquivo está cheio. Nada foi adicionado.
import-failed-archive-full-for-all = Seu arquivo está cheio. { $read ->
    [1] { COUNT($read, "social-chat-message") } entrou
   *[other] { COUNT($read, "social-chat-message") } entraram
    }.
import-nearly-full = Seu arquivo está { NUMBER($share, style: "percent") } cheio.
import-failed-too-many = Há dez arquivos na fila. Mande este quando acabarem.
import-failed-gone = O Telegram não me deu { $file }. Mande de novo, por favor.
import-failed-silent = O Telegram não me deu { $file }. Mande de novo, por favor.
import-failed-unanswered = Você não respondeu, então larguei { $file }. Mande de novo.
import-failed-set-aside = Desisti de { $file }: falhou três vezes ao adicionar.
import-failed-same-file = Já estou adicionando { $file }.
import-failed-away = Não consigo chegar ao seu arquivo agora.
import-failed-failed = A culpa é minha, não sua. Se acontecer de novo, conte a quem mantém este bot: { $reference }.
save-chat = Guardados
save-saved = Guardado.
save-saved-for = Guardado. Aparece em “O que vem aí” { $on }.
save-known = Já estava guardado.
save-how = Responda a uma mensagem com /save, ou escreva depois dele o que quer guardar.
live-since = Telegram ao vivo desde { $day }.
live-paused-since = Telegram ao vivo: em pausa desde { $day }.
live-pause = Pausar
live-resume = Continuar
live-paused = Em pausa. Nada novo entra.
live-resumed = As mensagens novas voltam a entrar no seu arquivo.
live-begun = As mensagens novas das conversas que você escolheu agora entram no seu arquivo. Nunca escrevo para ninguém. Para parar: /account.
live-ended = Não recebo mais suas mensagens do Telegram. O que está guardado fica.
live-archive-gone = Seu arquivo foi apagado, então parei de receber as mensagens da sua conta do Telegram. Em /account dá para recomeçar, com um arquivo novo.

# ── Settings ──
settings-title = Configurações
settings-zone = Fuso horário: { $city } ({ $time })
settings-zone-none = Fuso horário: não definido
settings-language = Idioma: { $language }
settings-digest = Resumo: todo dia às { $time }
settings-digest-off = Resumo: não
settings-chat = Nesta conversa, os resultados { $cover ->
        [on] ficam ocultos até você tocar
       *[off] aparecem logo
    }, { $protect ->
        [on] não podem ser encaminhados
       *[off] podem ser encaminhados
    } e { $delete ->
        [on] somem depois de { $after }
       *[off] ficam
    }
settings-limit = Limite diário: { COUNT($credits, "credit") }
settings-limit-off = Limite diário: não
settings-ask-first-yes = Perguntar ao gastar: sim
settings-ask-first-no = Perguntar ao gastar: não
settings-zone-button = Fuso horário
settings-language-button = Idioma
settings-alerts-button = Resumo e alertas
settings-chat-button = Esta conversa
settings-limit-button = Limite diário
settings-ask-first-button = Perguntar ao gastar
settings-zone-ask = Em que cidade você está?
settings-zone-hint = Cidade ou país
settings-zone-set = { $city }, { $time }.
settings-zone-which = Qual delas?
settings-zone-unknown = Não conheço “{ $typed }”. Tente a cidade grande mais próxima.
settings-language-ask = Em que idioma eu falo com você? Dá para pesquisar em qualquer um.
settings-language-telegram = Como no Telegram
settings-cover-on = Ocultar até tocar: sim
settings-cover-off = Ocultar até tocar: não
settings-protect-on = Sem encaminhar: sim
settings-protect-off = Sem encaminhar: não
settings-delete-never = Apagar: nunca
settings-deleted = Apagado, como você pediu.
settings-delete-after = Apagar após { $time }
settings-limit-ask = Quantos créditos em 24 horas, no máximo?
settings-limit-none = Sem limite
settings-limit-set = Limite: { COUNT($credits, "credit") } em 24 horas.
settings-limit-gone = Não há mais limite.

# ── Account, leaving, privacy, help ──
account-own = <b>Seu arquivo</b>
account-own-empty = <b>Seu arquivo</b>, ainda vazio
account-own-with = <b>Seu arquivo</b>: { COUNT($messages, "social-chat-message") }, a última de { $day }
account-may-search = Posso pesquisar nele.
account-may-search-until = Posso pesquisar nele até { $day }.
account-may-answers = Posso pesquisar nele e responder a partir dele.
account-may-answers-until = Posso pesquisar nele e responder a partir dele até { $day }.
account-may-everything = Posso pesquisar nele, responder a partir dele e escrever um retrato seu.
account-may-everything-until = Posso pesquisar nele, responder a partir dele e escrever um retrato seu até { $day }.
account-other = Também tem acesso: { $app }, desde { $day }.
account-more = E mais { $amount }.
account-end = Encerrar “{ $app }”
account-ended = Esse acesso terminou.
account-change = Mudar o acesso
account-sample = <b>O arquivo da Nina</b>, o exemplo.
account-host-until = <b>{ $host }</b>, até { $day }
account-unknown = { $host } não diz o que eu posso fazer; vou vendo conforme você pergunta.
leave-ask = Vai sair? Encerro meu acesso e apago suas configurações, seus alertas e tudo mais que guardo sobre você.
leave-ask-unconnected = Vai sair? Apago suas configurações, seus alertas e tudo mais que guardo sobre você.
leave-archive = Seu arquivo tem { COUNT($messages, "social-chat-message") }. O que for apagado não volta.
leave-keep-archive = Sair e manter o arquivo
leave-erase-archive = Sair e apagar o arquivo
leave-stay = Ficar
leave-erasing = Apagando…
leave-done-none = Pronto. Apaguei tudo que guardava sobre você.
leave-done-waits = Pronto. Apaguei tudo que guardava sobre você, e seu arquivo espera se você voltar.
leave-done-erased = Pronto. Apaguei seu arquivo e tudo que guardava sobre você.
leave-access-stands = Não consegui encerrar meu acesso em { $place }; encerre por lá, por favor.
leave-live = Continuo sendo um chatbot da sua conta do Telegram até você me remover lá: Configurações → Telegram Business → Chatbots.
leave-limit = Um número fica por um dia, por causa do limite diário: { COUNT($credits, "credit") } de gasto.
leave-chat = Esta conversa fica no Telegram até você limpar.
export-doing = Juntando tudo que tenho sobre você
export-whole = Tudo que tenho sobre você. Quem tiver este arquivo consegue ler.
export-elsewhere = Tudo que tenho sobre você. Seus dados mesmo estão em { $host }. Quem tiver este arquivo consegue ler.
export-kept = O que guardo sobre você. Seu arquivo vem em seguida. Quem tiver isto consegue ler.
export-unreachable = O que guardo sobre você. Não consigo chegar ao seu arquivo agora; peça de novo daqui a pouco.
export-link = Seu arquivo é grande demais para esta conversa. O link é só seu, por dez minutos.
export-download = Baixar
export-operator = Seu arquivo é grande demais para esta conversa. Quem mantém este bot pode entregar tudo com <code>npm run person</code>.
privacy-kept = O que eu guardo
privacy-kept-what = Seu acesso, suas configurações e seus alertas, até você sair. Resultados, por seis horas. Botões, por 30 dias. Uma pergunta, até ter resposta.
privacy-kept-what-days = Seu acesso, suas configurações e seus alertas, até você sair ou passar { COUNT($days, "day") } sem me usar. Resultados, por seis horas. Botões, por 30 dias. Uma pergunta, até ter resposta.
privacy-kept-costs = O que custou cada pedido, sem as palavras, por 35 dias.
privacy-encrypted = Tudo fica criptografado, a chave fica em outro lugar e nenhum registro tem suas palavras ou nomes.
privacy-seen = Quem vê seus dados
privacy-seen-by = Você e este bot.
privacy-model-none = Nenhum modelo de linguagem lê seus dados.
privacy-model-local = Um modelo de linguagem na mesma máquina lê o que uma pergunta pede.
privacy-model-at = Para responder, o modelo em { $host } lê sua pergunta e as mensagens de que precisa.
privacy-model-service = Quem responde é { $host }, talvez com um modelo de linguagem.
privacy-model-unknown = Um modelo de linguagem, se quem mantém este bot tiver posto um, lê o que uma pergunta pede.
privacy-meaning-local = Para achar o que você quer dizer, um modelo na mesma máquina lê todas as suas mensagens e perguntas.
privacy-meaning-at = Para achar o que você quer dizer, o modelo em { $host } recebe as palavras de todas as suas mensagens e perguntas.
privacy-seen-else = O Telegram leva esta conversa, como com qualquer bot. Nada é vendido nem usado para treinar, e nada seu é publicado em grupos.
privacy-erase = Como apagar
privacy-erase-how = /disconnect, na hora.
help-write = É só escrever.
    <b>uma palavra</b> acha mensagens{ $word ->
        [none] { "" }
       *[other] : <code>{ $word }</code>
    }
    <b>um nome</b> abre essa pessoa{ $name ->
        [none] { "" }
       *[other] : <code>{ $name }</code>
    }
    <b>uma pergunta</b> traz uma resposta{ $question ->
        [none] { "" }
       *[other] : <code>{ $question }</code>
    }
    <b>um dia</b> mostra o que aconteceu{ $day ->
        [none] { "" }
       *[other] : <code>{ $day }</code>
    }
    <code>O que eu perdi?</code> resume tudo
help-exact = Para ser mais exato: <code>from:joana</code> <code>chat:família</code> <code>since:2025</code> <code>has:foto</code> <code>"palavras exatas"</code> <code>-sem</code>
    Para guardar uma mensagem: responda <code>/save</code>
help-commands = /chats /alerts /import /settings /account /privacy
help-prices = Pesquisar custa { COUNT($search, "credit") }; responder, { $answer }. O resto diz o preço antes.

# ── Plain words ──
plain-hello = Oi. O que você procura?
plain-not-yet = Procuro isso assim que você se conectar.
plain-unchanged = Nada mudou.
plain-did-you-mean = Você quis dizer <b>/{ $command }</b>?
plain-not-found-message = Isto não está no seu arquivo.
plain-not-found-message-remote = Não achei esta.
plain-text-only = Só sei ler texto e exportações.
plain-changed = Você mudou isso. Faço de novo?
plain-prices = Aqui, responder custa { COUNT($answer, "credit") }; pesquisar, { $search }.
plain-left = Você tem { $left }.
plain-no-more-asking = Daqui em diante não pergunto mais.

# ── Groups and inline mode ──
group-answer-in-private = Me responda no privado
group-not-yours = Esse não é seu.
inline-only-you = Só você vê isto. Toque em um para mandar o texto.
inline-nothing = Nada sobre “{ $words }”.
inline-empty = Escreva uma palavra das suas mensagens.
inline-connect = Conecte primeiro
inline-in-private = Pesquisar “{ $words }” no privado
inline-not-allowed = Não tenho acesso para pesquisar.
inline-trouble = Não consigo pesquisar agora.

# ── Credits, where a service charges ──
credits-button = Créditos
credits-none = Aqui nada custa créditos.
credits-terms = Você tem { COUNT($left, "credit") }. Pesquisar custa { $search }; responder, { $answer }.
credits-left = <b>Você tem { COUNT($left, "credit") }.</b>
credits-left-again = <b>Você tem { COUNT($left, "credit") }</b>, e de novo { $allowance } { $when }.
credits-period = Últimos 30 dias: { $spent }.
credits-period-searches = Últimos 30 dias: { $spent }, mais em pesquisas ({ $most }).
credits-period-answers = Últimos 30 dias: { $spent }, mais em respostas ({ $most }).
credits-period-portraits = Últimos 30 dias: { $spent }, mais em retratos ({ $most }).
credits-period-lists = Últimos 30 dias: { $spent }, mais em listas ({ $most }).
credits-doubt = Talvez { $credits } destes não tenham sido cobrados: nenhuma resposta chegou.
receipt = { COUNT($credits, "credit") }
receipt-left = { COUNT($credits, "credit") } · você tem { $left }

# ── When something goes wrong ──
errors-not-connected = Você ainda não se conectou.
errors-not-yet = Faço isso assim que você se conectar.
errors-token-refused = Meu acesso a { $place } terminou.
errors-token-expired = { errors-token-refused }
errors-no-search = Em { $host } não tenho acesso para pesquisar.
errors-no-search-own = Não tenho acesso para pesquisar no seu arquivo.
errors-no-answer = Em { $host } não tenho acesso para responder perguntas.
errors-no-answer-own = Não tenho acesso para responder perguntas com seu arquivo.
errors-no-list = Em { $host } não tenho acesso para listar mensagens.
errors-no-list-own = Não tenho acesso para listar as mensagens do seu arquivo.
errors-no-portrait = Em { $host } não tenho acesso para escrever um retrato.
errors-no-portrait-own = Não tenho acesso para escrever um retrato com seu arquivo.
errors-missing = Falta:
errors-out = Acabaram os créditos em { $place }: isto pede { $needed }, você tem { $left }.
errors-out-unknown = Acabaram os créditos em { $place }.
errors-out-again = Você volta a ter { $allowance } { $when }.
errors-out-host = Dá para mudar isso em { $host }.
errors-out-operator = Quem mantém este bot pode mudar isso com <code>MONTHLY_CREDITS</code>.
errors-limit-own = Isso passaria do seu limite diário: { $spent } de { $most } usados, e isto custa { $credits }.
errors-limit-operator = Este bot dá { COUNT($most, "credit") } por dia a cada pessoa. Você usou { $spent }, e isto custa { $credits }.
errors-room-again = Volta a ter espaço: { $when }.
errors-change-limit = Mudar o limite
errors-break = { $place }: pausa de um minuto, por favor.
errors-break-until = { $place }: pausa até as { $at }, por favor.
errors-bad-request = Assim não consigo procurar. Tente menos palavras, ou outras.
errors-not-offered = { $Place }: isso não dá para fazer.
errors-not-found = Isso não está mais em { $place }.
errors-model-failed = O modelo de linguagem não respondeu.
errors-timeout = Demorou demais, então parei.
errors-unreachable = Não consigo chegar a { $place } agora.
errors-connection-lost = A resposta de { $place } não chegou inteira.
errors-unreadable-reply = { errors-connection-lost }
errors-service-failed = Algo deu errado em { $place }, não com sua pergunta.
errors-reply-too-large = É muita coisa de uma vez. Diga uma conversa ou uma data.
errors-cancelled = Parado.
errors-too-many-waiting = Ainda estou nas suas duas últimas. Mande esta de novo daqui a pouco.
errors-stop-them = Parar essas
errors-private-only = Só respondo no privado.
errors-stale-button = Esse botão expirou.
errors-internal = A culpa é minha, não sua. Se acontecer de novo, conte a quem mantém este bot: <code>{ $reference }</code>.
errors-secret = Isso parece uma senha ou chave, então não usei. Talvez você queira apagar.
errors-may-have-cost = Pode ter custado { COUNT($credits, "credit") }.
errors-nothing-charged = Nada foi cobrado.
errors-used-button = Já foi feito.
errors-restarted = Fui reiniciado.
errors-too-fast = Foi muita coisa de uma vez. Me dê dez segundos.
errors-stranger = Este bot é só por convite. Para entrar, mande seu ID do Telegram a quem mantém o bot: <code>{ $userId }</code>. /privacy e /disconnect também valem para você.
errors-not-invited = Este bot é só por convite.
errors-unsendable = Tenho sua resposta, mas o Telegram não aceitou. Peça menos.
errors-sent-again = (Mandei de novo: o Telegram não confirmou a primeira.)
errors-nothing-visible = Não há nada para ver nesta resposta.
progress-working = Um momento…
progress-still-reading = Ainda lendo. A primeira resposta do dia é lenta.
progress-in-line = Você é o número { $position } da fila.
progress-stopped = Parado.
progress-nothing-running = Nada está rodando.
progress-rest-in-file = O resto está neste arquivo.
idle-warning = Você passou { COUNT($unused, "day") } sem me usar, então daqui a { COUNT($left, "day") } esqueço seu acesso. Escreva qualquer coisa para manter.
idle-forgotten = Esqueci seu acesso: ficou { COUNT($idle, "day") } sem uso.
idle-forgotten-own = Esqueci seu acesso: ficou { COUNT($idle, "day") } sem uso. Seu arquivo está intacto.
idle-open-again = Abrir de novo
place-archive = seu arquivo
place-sample = dados de exemplo

# ── Dates and numbers ──
dates-today = hoje
dates-yesterday = ontem
dates-tomorrow = amanhã
dates-today-at = hoje às { $time }
dates-on-weekday = { $weekday ->
    [6] no sábado
    [7] no domingo
   *[other] na { WEEKDAY($weekday) }
    }
dates-on-date = em { DATETIME($day, day: "numeric", month: "long") }
dates-on-date-in-year = em { DATETIME($day, day: "numeric", month: "long", year: "numeric") }
dates-on-weekday-date = { $weekday ->
    [6] no sábado
    [7] no domingo
   *[other] na { WEEKDAY($weekday) }
    }, { DATETIME($day, day: "numeric", month: "long") }
dates-weekday-date-in-year = { DATETIME($day, weekday: "long", day: "numeric", month: "long", year: "numeric") }
dates-with-time = { $day }, { $time }
numbers-priced = { $label } ({ COUNT($amount, "credit") })

# ── Buttons that stand in several places ──
buttons-connect = Conectar
buttons-try-again = Tentar de novo
buttons-stop = Parar
buttons-search = Pesquisar
buttons-look-around = Dar uma volta
buttons-start-own = Começar meu arquivo
buttons-open-archive = Abrir
buttons-add-chats = Adicionar conversas
buttons-missed = O que eu perdi?
buttons-download = Baixar tudo
buttons-leave = Sair
buttons-not-now = Agora não
buttons-answer-this = Responda isto
buttons-search-instead = Pesquisar as palavras
buttons-search-for = Pesquisar “{ $text }”
buttons-search-its-words = Pesquisar o texto
buttons-save-it = Guardar
buttons-run-it = Fazer
buttons-answer = Responder
list-amount = { COUNT($amount, $kind) }
list-comma = { ", " }
