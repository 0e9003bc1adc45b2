-social-chat-group = { $count ->
    [1] { $count } conversa
   *[other] { $count } conversas
    }
    .one = Conversa
    .all = conversas
    .your = as suas conversas
    .in = nas suas conversas
    .newest = conversas mais novas
    .your-newest = as suas conversas mais novas
-social-chat-message = { $count ->
    [1] { $count } mensagem
   *[other] { $count } mensagens
    }
    .one = Mensagem
    .all = mensagens
    .your = as suas mensagens
    .in = nas suas mensagens
    .newest = mensagens mais novas
    .your-newest = as suas mensagens mais novas
-social-email = { $count ->
    [1] { $count } e-mail
   *[other] { $count } e-mails
    }
    .one = E-mail
    .all = e-mails
    .your = os seus e-mails
    .in = nos seus e-mails
    .newest = e-mails mais novos
    .your-newest = os seus e-mails mais novos
-social-post = { $count ->
    [1] { $count } publicação
   *[other] { $count } publicações
    }
    .one = Publicação
    .all = publicações
    .your = as suas publicações
    .in = nas suas publicações
    .newest = publicações mais novas
    .your-newest = as suas publicações mais novas
-social-following = { $count ->
    [1] { $count } página seguida
   *[other] { $count } páginas seguidas
    }
    .one = Página seguida
    .all = páginas seguidas
    .your = as suas páginas seguidas
    .in = nas suas páginas seguidas
    .newest = páginas seguidas mais novas
    .your-newest = as suas páginas seguidas mais novas
-social-calendar = { $count ->
    [1] { $count } calendário
   *[other] { $count } calendários
    }
    .one = Calendário
    .all = calendários
    .your = os seus calendários
    .in = nos seus calendários
    .newest = calendários mais novos
    .your-newest = os seus calendários mais novos
-social-event = { $count ->
    [1] { $count } evento
   *[other] { $count } eventos
    }
    .one = Evento
    .all = eventos
    .your = os seus eventos
    .in = nos seus eventos
    .newest = eventos mais novos
    .your-newest = os seus eventos mais novos
-favourite = { $count ->
    [1] { $count } favorito
   *[other] { $count } favoritos
    }
    .one = Favorito
    .all = favoritos
    .your = os seus favoritos
    .in = nos seus favoritos
    .newest = favoritos mais novos
    .your-newest = os seus favoritos mais novos
-file = { $count ->
    [1] { $count } arquivo
   *[other] { $count } arquivos
    }
    .one = Arquivo
    .all = arquivos
    .your = os seus arquivos
    .in = nos seus arquivos
    .newest = arquivos mais novos
    .your-newest = os seus arquivos mais novos
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
    .one = Item
-one-hit = { $count ->
    [1] do único resultado
   *[other] dos { $count } resultados
    }
-mail = { $count ->
    [1] { $count } e-mail que não pode ser lido
   *[other] { $count } e-mails que não podem ser lidos
    }
-all = { "" }
    .your = todos os seus dados
    .in = em todos os seus dados
-chats = { "" }
    .your = as suas conversas
    .in = nas suas conversas
list-comma = { ", " }
access-allows-api-search-chat-threads = Pesquisar as suas conversas por palavras
access-allows-api-search-ds = Pesquisar um tipo dos seus dados por palavras
access-allows-api-search-universal = Pesquisar por palavras em tudo o que você autorizou
access-allows-api-ds-query = Listar e filtrar os itens que você autorizou
access-allows-api-llm-prompt = Perguntar a um modelo de linguagem, sem os seus dados
access-allows-api-llm-agent-prompt = Deixar um modelo de linguagem ler os dados autorizados para responder a uma pergunta
access-allows-api-llm-profile-prompt = Deixar um modelo de linguagem montar um perfil a partir dos dados autorizados
access-allows-ds-r-social-chat-group = Ler as suas conversas
access-allows-ds-r-social-chat-message = Ler as suas mensagens
access-allows-ds-r-social-email = Ler os seus e-mails
access-allows-ds-r-social-post = Ler as suas publicações
access-allows-ds-r-social-following = Ler as páginas que você segue
access-allows-ds-r-social-calendar = Ler os seus calendários
access-allows-ds-r-social-event = Ler os seus eventos
access-allows-ds-r-favourite = Ler os seus favoritos
access-allows-ds-r-file = Ler os seus arquivos
access-presets-search-title = Pesquisar e ler
access-presets-search-price = { $credits } por pesquisa
access-presets-search-allows = Encontra palavras nos dados e lista itens. Nenhum modelo vê nada disso.
access-presets-answers-title = … e deixar um modelo responder
access-presets-answers-price = { $credits } por pergunta
access-presets-answers-allows = Também responde a perguntas. Um modelo de linguagem, se o serviço tiver um, lê o necessário para a resposta.
access-presets-everything-title = Tudo
access-presets-everything-price = { $credits } por perfil
access-presets-everything-allows = Também descreve uma pessoa a partir das mensagens: com quem, quando e sobre o que escreve.
access-lasts-30-days = Vale por 30 dias
access-lasts-90-days = Vale por 90 dias
access-lasts-1-year = Vale por 1 ano
access-lasts-until-revoked = Vale até eu encerrar
account-looking = Vendo o seu acesso… (0 créditos)
account-to-sample = <b>Conexão ativa</b> com os dados de exemplo de uma pessoa inventada: não são seus.
account-to-own = <b>Conexão ativa</b> com o seu próprio acervo.
account-to-service = <b>Conexão ativa</b> com { $service }
account-since = Desde { $at }
account-credits = Créditos restantes: { $left }.
account-credits-unknown = Créditos: não consegui consultar o serviço agora.
account-commands = Comandos
account-more-than-left = mais do que resta
account-needs = precisa de <code>{ $scopes }</code>
account-permissions = Permissões
account-from-service = segundo o serviço
account-from-person = como você indicou ao conectar
account-from-unknown = o serviço não informa: vou descobrindo conforme você usa os comandos
account-no-scopes = nenhuma que este bot possa usar
account-others = { $amount ->
    [1] { $amount } outro acesso
   *[other] { $amount } outros acessos
    } ao seu acervo
account-others-unknown = Não consegui consultar agora quem mais tem acesso.
account-other = { $app }, desde { $since }, até { $until }, nunca usado
account-other-used = { $app }, desde { $since }, até { $until }
account-other-no-until = { $app }, desde { $since }, até você encerrar, nunca usado
account-other-no-until-used = { $app }, desde { $since }, até você encerrar
account-and-more = … e mais { $amount }
account-end = Encerrar { $app }
account-ended = Esse acesso foi encerrado.
account-had-ended = Esse acesso já tinha sido encerrado.
account-no-access = Ainda não tenho acesso ao seu acervo para pesquisar nele.
asking-what = O que você quer saber? Uma resposta a partir das suas mensagens custa { COUNT($credits, "credit") }.
asking-hint = A sua pergunta
asking-no-question = Não há nenhuma pergunta aí. Nada foi gasto.
asking-too-long = É longo demais para uma pergunta: até { $limit } caracteres, por favor. Nada foi gasto.
asking-cannot-narrow = Uma pergunta não pode ser filtrada com has:. Todo o resto que /search conhece funciona aqui também. Nada foi gasto.
asking-reading = Lendo os seus dados para responder a “{ $question }”
asking-reading-messages = Lendo as suas mensagens para responder a “{ $question }”
asking-reading-these = Lendo o que foi encontrado
asking-plainly = Perguntando ao modelo, sem os seus dados, “{ $question }”
asking-what-about = O que dizem sobre “{ $words }”?
asking-what-about-no-words = O que dizem, em resumo?
asking-read-nothing = não leu nenhum dos seus dados
asking-no-links = Sem link: { $platforms }. Só mensagens de supergrupos e canais do Telegram têm um.
asking-took-out = retirou { $many ->
    [1] { $many } referência inventada
   *[other] { $many } referências inventadas
    }
asking-looked-only = limitado a: { LIST($what, type: "plain") }
asking-reply-to-go-on = ↩ Responda a esta mensagem para continuar perguntando ({ COUNT($credits, "credit") }).
asking-stages-searched = pesquisou “{ $words }”: { $many }
asking-stages-listed = listou { COUNT($many, $kind) }
asking-stages-read = continuou lendo: { COUNT($many, "record") }
asking-stages-counted = contou { $many }
asking-stages-sampled = escolheu { COUNT($many, "record") } de várias épocas e conversas
asking-stages-writing = escrevendo
asking-stages-writing-part = escrevendo, { $part } de { $parts }
asking-wordless = Nenhuma destas palavras me diz o que procurar. Pergunte com uma que diga: um nome, um lugar, uma coisa. Por exemplo: “onde está o meu passaporte?”
asking-nothing = Nada nos seus dados tem as palavras desta pergunta. Com outras palavras, talvez apareça.
asking-no-model = O serviço não tem modelo de linguagem: cita trechos e não redige uma resposta.
asking-closest = O mais próximo de { $question }
asking-only-near = Não encontrei resposta nos seus dados. O mais próximo de { $question }
asking-counted = contado
asking-goes-to-model = A sua pergunta, e o que for lido para ela, vai para o modelo de linguagem em { $host }. Saiba mais em /privacy.
asking-went-to-model = ℹ️ A sua pergunta, e o que foi lido para ela, foi para o modelo de linguagem em { $host }. Digo isto só uma vez; está sempre em /privacy.
asking-buttons-search = Pesquisar
asking-buttons-without-data = Perguntar sem os dados
asking-buttons-about-this = Perguntar sobre isto
asking-buttons-without-it = Perguntar sem isto
asking-forgotten = Já esqueci a resposta que isto continuaria: guardo respostas e resultados por apenas seis horas. Nada foi gasto.
asking-seconds = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
asking-read = leu { LIST($what, type: "plain") }
asking-read-chat = leu { LIST($what, type: "plain") } de “{ $chat }”
asking-read-chats = leu { LIST($what, type: "plain") } em { COUNT($chats, "social-chat-group") }
asking-kind-heading = { NOUN($kind, "one") }
balance-refill = Você volta a ter { $allowance } em { $at }.
bot-description = Pesquise, leia e consulte as suas próprias mensagens e outros dados, aqui mesmo na conversa.

    Conecte os seus dados e experimente /search, /ask e /recent. O menu diz quantos créditos cada um custa.

    Privado: só você vê as respostas, o seu token fica criptografado, nada é publicado em grupos e /disconnect apaga tudo. Saiba mais em /privacy.
bot-short-description = Pesquise e consulte os seus dados em uma conversa privada. Token criptografado; /disconnect apaga tudo.
buttons-connect = Conectar
buttons-connect-again = Conectar de novo
buttons-connect-wider = Conectar com mais acesso
buttons-connect-other = Conectar com outro token
buttons-start-again = Recomeçar
buttons-try-again = Tentar de novo
buttons-account = A minha conta
buttons-credits = Créditos
buttons-settings = Configurações
buttons-privacy = Privacidade
buttons-help = O que posso fazer?
buttons-disconnect = Desconectar
buttons-check-token = Verificar o meu token (grátis)
buttons-stop-them = Parar esses
buttons-continue-in-private = Continuar em particular
buttons-back = ◂ Voltar
buttons-more = Mais ▸
buttons-search = Pesquisar
buttons-ask = Perguntar
buttons-chats = Conversas
buttons-cancel = Cancelar
buttons-run-again = Repetir
commands-start = Comece por aqui
commands-help = O que dá para fazer e quanto custa
commands-search = Pesquisar nas suas mensagens, e-mails e arquivos
commands-ask = Fazer uma pergunta sobre as suas mensagens
commands-recent = Mostrar as suas mensagens mais novas
commands-chats = Listar as suas conversas e abrir uma
commands-today = O que chegou, quem espera por você e o que há para hoje
commands-count = Contar as suas mensagens, ou as que têm certas palavras
commands-stats = Ver as suas mensagens em um gráfico
commands-profile = Deixar um modelo descrever você pelas suas mensagens
commands-import = Trazer as suas próprias conversas e e-mails
commands-save = Guardar uma mensagem no seu acervo
commands-cancel = Parar o que está em andamento
commands-credits = Ver o que você gastou
commands-alerts = Ver e encerrar o que faço por você automaticamente
commands-settings = Definir o fuso horário, um limite diário e a privacidade dos resultados
commands-account = Ver a sua conexão e o que ela permite
commands-connect = Conectar os seus dados
commands-disconnect = Esquecer o meu token e tudo sobre mim
commands-privacy = O que fica guardado sobre você e como apagar
connected-title = Conexão feita
connected-to-service = <b>Conexão feita</b> com { $service }.
connected-to-own = <b>Conexão feita</b> com o seu próprio acervo.
connected-to-sample = <b>Conexão feita</b> com dados de exemplo. No Telegram, você é { $you }; os dados são de { $owner }, uma pessoa inventada.
connected-to-sample-no-owner = <b>Conexão feita</b> com dados de exemplo. No Telegram, você é { $you }; os dados são de uma pessoa inventada.
connected-to-sample-no-you = <b>Conexão feita</b> com dados de exemplo. No Telegram, você continua sendo você; os dados são de { $owner }, uma pessoa inventada.
connected-to-sample-no-you-no-owner = <b>Conexão feita</b> com dados de exemplo. No Telegram, você continua sendo você; os dados são de uma pessoa inventada.
connected-saved = <b>Token guardado</b> para { $service }. Não dava para verificar de graça; o seu primeiro comando fará isso.
connected-token = O seu token: <code>{ $masked }</code>
connected-lasts-until-ended = Vale até você encerrar.
connected-lasts-until = Vale até { $at }.
connected-before-ended = O acesso anterior foi encerrado.
connected-before-failed-here = O acesso anterior não pôde ser encerrado agora: encerre em /account.
connected-before-failed-there = O acesso anterior não pôde ser encerrado agora: revogue-o lá ({ $service }) se ninguém mais for usá-lo.
connected-before-impossible-here = O token anterior talvez ainda valha: encerre em /account.
connected-before-impossible-there = O token anterior talvez ainda valha: revogue-o lá ({ $service }) se ninguém mais for usá-lo.
connected-not-tried = Nenhum destes foi testado ainda:
connected-can-use = Você pode usar:
connected-allows-nothing = Não permite nenhum dos comandos que leem dados.
connected-not-with-token = Não com este token: { $commands } – veja em /account o que falta.
connected-not-with-access = Não com este acesso: { $commands } – veja em /account o que falta.
connected-empty = <b>O seu acervo ainda está vazio.</b> A seguir: /import traz as suas conversas.
connected-just-write = É só escrever o que você procura.
connected-just-write-ferry = É só escrever o que você procura, por exemplo <code>barco</code>.
connected-bring-in = Trazer as minhas conversas
connecting-heading = Conecte os seus dados
connecting-checking = Verificando o seu token… (0 créditos)
connecting-connecting = Conectando… (0 créditos)
connecting-nothing-stored = Nada foi guardado.
connecting-nothing-connected = Nada foi conectado.
connecting-sample = <b>Dados de exemplo</b>: as conversas, os e-mails e os arquivos de uma pessoa inventada. Um toque, tudo permitido, e não há como estragar nada.
connecting-own = <b>Os seus próprios dados</b>: um acervo que o serviço deste bot guarda só para você. Você escolhe o que eu posso fazer com ele.
connecting-connect-own = Conectar os meus dados
connecting-look-around = Explorar dados de exemplo
connecting-replaces = Fica no lugar do acesso que você tem agora, que será encerrado.
connecting-may-do-own = O que eu posso fazer com o seu acervo, e por quanto tempo? Você pode encerrar quando quiser, em /account.
connecting-may-do-sample = O que eu posso fazer com os dados de exemplo de uma pessoa inventada, e por quanto tempo?
connecting-choose-in-browser = Escolher no navegador
connecting-stays-at = Quem guarda os seus dados é { $service }; lá você escolhe o que eu posso ler.
connecting-new-replaces = Um token novo fica no lugar do que você tem agora.
connecting-tap-and-tick = Toque no botão e marque o que eu posso ler. O link é só para você e vale por dez minutos; não passe adiante.
connecting-or-paste = Ou cole um token: envie <code>/connect</code> seguido dele, aqui na nossa conversa privada. Eu apago a sua mensagem e guardo o token criptografado.
connecting-make-and-send = Crie um token no serviço e envie <code>/connect</code> seguido dele, aqui na nossa conversa privada. Eu apago a sua mensagem e guardo o token criptografado.
connecting-what-is-stored = O que fica guardado?
connecting-on-the-page = A página mostra cada permissão e pergunta por quanto tempo. O link é só para você e vale por dez minutos; não passe adiante.
connecting-choose-what-i-may-read = Escolher o que posso ler
connecting-removed = Apaguei desta conversa a mensagem com o token.
connecting-not-removed = <b>Por favor, apague você a sua mensagem com o token</b>: não consegui tirá-la desta conversa.
connecting-incomplete = Isso não parece um token completo
connecting-copy-again = Um token é uma palavra longa, com letras, números e alguns sinais, sem espaços. Copie de novo, por inteiro, e envie depois de <code>/connect</code>. Nada foi guardado.
connecting-never-in-groups = Nunca publique um token em um grupo
connecting-exposed = Eu não o usei. Por favor, apague a mensagem. Considere este token exposto: revogue-o no serviço, crie um novo e conecte em uma conversa privada comigo.
connecting-exposed-removed = Eu não o usei. Apaguei a mensagem, mas outras pessoas podem ter lido. Considere este token exposto: revogue-o no serviço, crie um novo e conecte em uma conversa privada comigo.
connecting-go-back = Volte para { $bot } e envie /connect para receber um novo link.
connecting-link-is-over = Este link não funciona mais
connecting-link-was-used = Já foi usado, tem mais de dez minutos ou não foi criado por este bot.
connecting-declined = A conexão não foi feita
connecting-declined-why = Você escolheu não dar acesso, por isso nada foi guardado.
connecting-failed = A conexão não deu certo
connecting-page-failed = A página de permissões avisou de um problema. Nada foi guardado.
connecting-no-token = A página de permissões não enviou um token que sirva. Nada foi guardado.
connecting-not-stored = Nada foi guardado. Referência: { $reference }
connecting-close-page = Você pode fechar esta página e continuar em { $bot }.
disconnecting-ask-access = Apagar o seu acesso, os resultados guardados, os botões, o que está pendente, o que faço por você automaticamente, as configurações e a lista do que gastou?
disconnecting-ask-token = Apagar o seu token de acesso ({ $masked }), os resultados guardados, os botões, o que está pendente, o que faço por você automaticamente, as configurações e a lista do que gastou?
disconnecting-ask-unconnected = Você não tem uma conexão, mas ainda pode haver configurações ou uma lista do que gastou. Apagar isso?
disconnecting-live-stops = As mensagens da sua conta do Telegram deixam então de ser recolhidas.
disconnecting-cannot-be-undone = Isto não pode ser desfeito.
disconnecting-erase-all = Apagar tudo
disconnecting-erase-nothing = Não apagar nada
disconnecting-keep-it = Manter
disconnecting-erasing = Apagando…
disconnecting-nothing-to-erase = Não havia nada para apagar
disconnecting-erased = Apagado
disconnecting-items-token = o seu token de acesso e o que ele permite
disconnecting-items-results = { $amount ->
    [1] { $amount } lista de resultados guardada
   *[other] { $amount } listas de resultados guardadas
    }
disconnecting-items-buttons = { $amount ->
    [1] { $amount } conjunto
   *[other] { $amount } conjuntos
    } de botões
disconnecting-items-pending = { $amount ->
    [1] { $amount } pedido pendente
   *[other] { $amount } pedidos pendentes
    }
disconnecting-items-link = um link de conexão aberto
disconnecting-items-live = a ligação da sua conta do Telegram comigo
disconnecting-items-settings = as suas configurações
disconnecting-items-spending = os detalhes de { $amount ->
    [1] { $amount } chamada paga
   *[other] { $amount } chamadas pagas
    }
disconnecting-ended-at = Encerrado ({ $service })
disconnecting-accesses-ended = { $amount ->
    [1] o próprio acesso: já não abre
   *[other] { $amount } acessos: já não abrem
    } mais nada
disconnecting-not-erased = Não apagado
disconnecting-stays-chat = esta conversa no Telegram: você pode limpá-la no app
disconnecting-stays-service = o que { $service } guarda
disconnecting-stays-service-and-access = o que { $service } guarda, e o próprio acesso: não pôde ser encerrado agora, então revogue-o lá
disconnecting-stays-service-and-token = o que { $service } guarda, e o próprio token: revogue-o lá se ninguém mais for usá-lo
disconnecting-stays-today = o total de hoje ({ COUNT($spent, "credit") }), guardado para o limite diário e depois apagado
disconnecting-archive-ask = Apagar o acervo também?
disconnecting-archive-holds = Ele guarda { $amount ->
    [1] { $amount } item seu
   *[other] { $amount } itens seus
    } ({ $bytes }). Apagar não tem volta e encerra todos os outros acessos a ele. Se você não fizer nada, ele fica.
disconnecting-archive-erase = Apagar o acervo também
disconnecting-archive-erasing = Apagando o seu acervo…
disconnecting-archive-is-sample = Esses são os dados de exemplo, que ficam.
disconnecting-archive-erased = O seu acervo foi apagado
disconnecting-archive-records = { COUNT($amount, "record") } ({ $bytes })
disconnecting-archive-accesses = { $amount ->
    [1] { $amount } acesso
   *[other] { $amount } acessos
    } a ele
disconnecting-archive-nothing-left = Não resta nada dele no serviço.
disconnecting-archive-stays = O que fica: { $what }.
examples-search = barco from:me since:2025
examples-ask = quem sonhou com o barco?
examples-recent = whatsapp received 7d
examples-today = semana
examples-count = barco from:nina since:2025
examples-stats = whatsapp since:2025
examples-profile = as minhas viagens
examples-import = whatsapp
examples-save = a chave está debaixo do tapete
exports-telegram-note = Para uma conversa só: abra a conversa e depois ⋮ → Exportar histórico. O Telegram pode pedir que você confirme no telefone e espere um dia.
exports-whatsapp-note = Uma conversa por vez, no máximo as 40.000 mensagens mais novas. Uma conversa com privacidade avançada não pode ser exportada.
exports-signal-note = Um backup do Signal é outra coisa: é criptografado, e só o Signal consegue ler.
exports-slack-note = Só quem é dono ou administra um workspace pode exportar. Canais privados e mensagens diretas só vêm em alguns planos.
exports-discord-note = O pacote do Discord traz só as suas próprias mensagens. Os arquivos do DiscordChatExporter (JSON) trazem os dois lados.
exports-gmail-note = Caixas de e-mail de outros programas também podem ser enviadas, como arquivos mbox.
exports-telegram-steps = No computador, abra o Telegram Desktop (desktop.telegram.org). Os apps do telefone não exportam.
    Abra o menu ☰ e depois Configurações → Avançado → Exportar dados do Telegram.
    Marque as conversas que quiser; fotos e vídeos não são necessários.
    No fim, em “Formato”, escolha JSON (legível por máquina) em vez de HTML.
    Toque em Exportar. Envie o arquivo result.json da pasta que ele cria.
exports-whatsapp-steps = Abra a conversa no telefone.
    Android: ⋮ → Mais → Exportar conversa. iPhone: toque no nome no topo e, bem no fim, em Exportar conversa.
    Escolha “Sem mídia”.
    Guarde o arquivo, ou envie para você, e mande o zip ou o .txt como está.
exports-signal-steps = Abra as configurações do Signal e depois Conversas → Exportar histórico de conversas (“Export chat history”).
    Escolha para onde vai a exportação, sem mídia.
    Envie main.jsonl, ou a pasta inteira em um zip.
exports-slack-steps = No navegador, abra o menu do seu workspace: Ferramentas e configurações → Configurações do workspace.
    Abra Importar/exportar dados (“Import/Export Data”) e depois Exportar.
    Escolha o período, toque em Iniciar exportação e espere o e-mail com o link.
    Envie o zip como está.
exports-discord-steps = Abra Configurações de usuário → Dados e privacidade.
    Em “Solicitar todos os meus dados”, marque Mensagens e confirme o pedido.
    Espere o e-mail com o link: até 30 dias.
    Envie o zip como está.
exports-gmail-steps = Abra takeout.google.com e toque em “Desmarcar tudo”.
    Marque só o e-mail (Gmail) e depois Próxima etapa.
    Escolha .zip e um tamanho de 2 ou 4 GB, e toque em Criar exportação.
    Espere o e-mail com o link e envie cada zip como está, um depois do outro.
failures-titles-not-connected = Ainda não há uma conexão
failures-titles-token-refused = O seu token de acesso foi recusado
failures-titles-token-expired = O seu token de acesso expirou
failures-titles-scope-missing = O seu token não permite isso
failures-titles-credits-out = Os seus créditos no serviço acabaram
failures-titles-cap-reached = Isto passaria do limite diário
failures-titles-rate-limited = O serviço pede uma pausa
failures-titles-bad-request = O serviço não conseguiu usar este pedido
failures-titles-not-offered = O serviço não oferece isso
failures-titles-not-found = Isso já não está mais lá
failures-titles-timeout = O serviço demorou demais
failures-titles-unreachable = Não consigo falar com o serviço
failures-titles-connection-lost = A conexão caiu
failures-titles-service-failed = O serviço de dados teve um erro
failures-titles-unreadable-reply = Não consegui ler a resposta
failures-titles-reply-too-large = A resposta era grande demais
failures-titles-cancelled = Parado
failures-titles-too-many-waiting = Já há mais dois pedidos seus esperando
failures-titles-private-only = Só mostro resultados pessoais em particular
failures-titles-stale-button = Esse botão não vale mais
failures-titles-internal = Algo deu errado por aqui
failures-not-connected = Antes, faça a conexão da sua conta com { $service }; você escolhe o que o bot pode ler.
failures-not-connected-sample = São dois toques: explore os dados de uma pessoa inventada ou conecte um acervo seu.
failures-token-refused = O token é desconhecido para { $service }: foi revogado ou está incompleto. Por favor, conecte de novo com um novo.
failures-token-expired = Ele já valeu e o prazo terminou. Conectar de novo leva só um instante e traz um novo.
failures-lacks = Falta:
failures-needs = O serviço não disse qual permissão falta; são necessárias:
failures-lacks-unknown = O serviço não disse qual permissão falta.
failures-credits-out = Isto custa { COUNT($price, "credit") }; { $left ->
    [1] resta
   *[other] restam
    } { $left }.
failures-credits-out-no-left = Isto custa { COUNT($price, "credit") }.
failures-credits-out-no-price = Isto custa mais do que resta; { $left ->
    [1] resta
   *[other] restam
    } { $left }.
failures-credits-out-no-price-no-left = Isto custa mais do que resta.
failures-counted-by = Quem faz essa conta é { $service }.
failures-cap-used-up = Os créditos de hoje acabaram.
failures-cap = O limite é de { COUNT($limit, "credit") } por dia, definido por quem opera este bot; hoje você já usou { $spent }, e isto custa { $price }. A contagem recomeça em { $resetsAt } ({ $midnight }). As páginas de resultados anteriores continuam grátis.
failures-cap-no-price = O limite é de { COUNT($limit, "credit") } por dia, definido por quem opera este bot; hoje você já usou { $spent }. A contagem recomeça em { $resetsAt } ({ $midnight }). As páginas de resultados anteriores continuam grátis.
failures-cap-mine = O limite é de { COUNT($limit, "credit") } por dia, definido por você; hoje você já usou { $spent }, e isto custa { $price }. A contagem recomeça em { $resetsAt } ({ $midnight }). Você pode aumentar o limite em /settings.
failures-cap-mine-no-price = O limite é de { COUNT($limit, "credit") } por dia, definido por você; hoje você já usou { $spent }. A contagem recomeça em { $resetsAt } ({ $midnight }). Você pode aumentar o limite em /settings.
failures-rate-limited = Foram pedidos demais em pouco tempo.
failures-wait-a-minute = Por favor, tente de novo em um ou dois minutos.
failures-bad-request = Tente menos palavras, ou mais curtas, e sem caracteres incomuns.
failures-not-offered = No momento, { $service } não tem essa função. Os outros comandos continuam funcionando.
failures-not-found = O serviço já não tem esse item. Talvez tenha sido removido nesse meio-tempo.
failures-timeout = Nenhuma resposta completa chegou a tempo. O primeiro pedido do dia pode ser lento; o segundo costuma ser mais rápido.
failures-unreachable = Não há conexão com { $service } agora. Por favor, tente de novo em alguns minutos.
failures-connection-lost = O serviço estava respondendo, mas a resposta não chegou inteira.
failures-service-failed = Não há nada de errado com o seu pedido.
failures-try-later = Por favor, tente de novo mais tarde.
failures-try-after = Por favor, tente de novo depois de { $at }.
failures-unreadable-reply = Algo chegou, mas não na forma combinada. Isso não quer dizer que nada foi encontrado.
failures-too-large = Tente algo mais específico: mais palavras, uma só conversa ou um período menor.
failures-cancelled = O pedido foi parado, como você quis.
failures-not-taken-up = Este não entrou na fila; envie de novo quando um deles terminar, ou pare esses.
failures-continue-there = Continuar lá?
failures-forgotten-button = O que ele fazia foi esquecido. Por favor, recomece com um comando; /help mostra todos.
failures-internal = É uma falha do bot, não sua. Por favor, tente de novo mais tarde.
failures-may-have-cost = Pode ter custado { COUNT($price, "credit") }.
failures-may-have-cost-some = Pode ter custado créditos.
failures-reference = Referência: <code>{ $reference }</code>
failures-refused-by-bot = Nenhum pedido foi feito: <b>nada foi gasto</b>.
failures-refused-by-service = O serviço recusou o pedido: <b>nada foi gasto</b>.
failures-refused-still-work = Com este token você ainda pode usar { $commands }.
failures-refused-none-works = Nenhum dos comandos que leem dados funciona com este token.
failures-refused-widen = Para ampliar, crie um token que tenha também estas permissões e envie depois de <code>/connect</code>.
figures-your-messages = As suas mensagens
figures-your-emails = Os seus e-mails
figures-only-messages = Posso contar mensagens e e-mails. Tire o outro lugar, ou escreva in:emails.

    Nada foi gasto.
figures-counting = Contando: { $what }
figures-read = { $amount } de até { $most } { $amount ->
    [1] lida
   *[other] lidas
    }
figures-sent-and-received = { $sent ->
    [1] { $sent } enviada
   *[other] { $sent } enviadas
    }, { $received ->
    [1] { $received } recebida
   *[other] { $received } recebidas
    }
figures-none = Nada combina. Menos palavras ou filtros podem encontrar mais.
figures-silence = Maior silêncio: { COUNT($days, "day") }, de { $from } a { $to }
figures-busiest-month = Mês mais movimentado: { DATETIME($name, month: "short", year: "numeric") }, { $amount }
figures-busiest-times = Principalmente { $day ->
    [1] às segundas
    [2] às terças
    [3] às quartas
    [4] às quintas
    [5] às sextas
    [6] aos sábados
   *[7] aos domingos
    }, por volta das { $hour }:00 (hora de { $zone })
figures-chats = Conversas
figures-people = Pessoas
figures-favourite-words = Palavras que se repetem
figures-partial = Contei só { $amount ->
    [1] a { $amount } mais nova
   *[other] as { $amount } mais novas
    } de { $total }.
figures-partial-no-total = Contei só { $amount ->
    [1] a { $amount } mais nova
   *[other] as { $amount } mais novas
    }; há outras, mais antigas.
figures-broken-off = O serviço parou de responder no caminho; isto é o que chegou antes.
figures-by-month = Por mês
figures-by-weekday = Por dia da semana
figures-by-hour = Por hora ({ $zone })
figures-sent = enviadas
figures-received = recebidas
figures-as-picture = Gráfico (grátis)
figures-show = Mostrar
figures-count-anew = Contar do zero
figures-count-again = Contar de novo
figures-kept-since = Contado em
figures-forgotten = Já esqueci estes números: guardo-os por apenas seis horas.
figures-not-drawn = Não consegui desenhar o gráfico agora; estes são os números dele.
figures-reading-question = Este serviço de dados não conta sozinho, então preciso ir lendo: { $page ->
    [1] { $page } mensagem
   *[other] { $page } mensagens
    } por 1 crédito, começando pelas mais novas. Até onde devo voltar? Você só paga pelo que eu ler.
figures-newest = Até { $amount } (no máximo { COUNT($credits, "credit") })
figures-nothing-counted = Nada foi contado nem gasto.
figures-days = De { $first } a { $last }
figures-days-one = Tudo em { $day }
front-overflow = O resto desta resposta está no arquivo.
front-nothing-visible = (Esta resposta não tem texto visível.)
front-working = Trabalhando nisso
front-unknown-button = Este botão é de uma versão mais antiga. Envie /help
front-gone-button = Este botão já foi usado, expirou ou não é seu.
front-foreign-button = Esse botão é para quem perguntou.
front-too-fast = Foi muita coisa de uma vez. Espere dez segundos e continue.
front-private-only = Só mostro resultados pessoais em particular. Continuar lá?
front-not-allowed = Este bot é só para quem recebeu convite.
front-stranger = Olá! Este bot é só para quem recebeu convite. Para entrar, passe o seu id do Telegram a quem opera o bot: <code>{ $userId }</code>. Mesmo assim, o que fica guardado sobre você é seu: /privacy, /disconnect.
front-repeat-note = Enviado de novo, porque o Telegram não confirmou da primeira vez.
front-unsendable = Tenho uma resposta, mas o Telegram não a aceitou. Tente uma pergunta mais específica, ou /help.
front-secrets-token = Isso parece um token de acesso, então não o usei para nada. Para conectar com ele, envie depois de /connect. Se outras pessoas puderam ver, crie um novo no serviço.
front-secrets-other = Uma parte disso parece uma senha ou chave, então não enviei a lugar nenhum e deixei a sua mensagem como está. Talvez você queira apagá-la. Para conectar, envie o seu token depois de /connect.
front-beginning = { $doing }… ({ COUNT($price, "credit") })
front-going = { $doing }… { $seconds } s · { COUNT($price, "credit") }
front-still = Ainda estou { SMALL($doing) }.
front-still-working = Ainda estou trabalhando em um pedido anterior.
front-queued = Ainda estou { SMALL($doing) }. { $before ->
    [0] O seu pedido é o próximo
   *[other] Antes do seu há mais { $before }
    }.
front-behind = { $doing }: depois do que está na frente{ $before ->
    [0] { "" }
   *[other] { "" } e de mais { $before }
    }.
front-in-line = Muita gente está perguntando agora. Você é o número <b>{ $position }</b> da fila.
front-stopped = Parado. { $price ->
    [0] Nada foi gasto
    [one] O pedido já estava a caminho, então ainda pode ser cobrado { $price } crédito
   *[other] O pedido já estava a caminho, então ainda podem ser cobrados { $price } créditos
    }.
front-timed-out = Demorou demais, então parei de esperar. { $cost }
front-interrupted = Fui reiniciado antes de conseguir responder. { $cost }
front-failed = Algo deu errado do meu lado. { $cost } Se acontecer de novo, passe esta referência a quem opera o bot: <code>{ $reference }</code>
front-nothing-running = Nada em andamento.
front-stopped-now = Parado.
front-taken-back-profile = Nenhum perfil foi feito. Nada foi gasto.
front-taken-back-disconnect = Nada foi apagado.
front-taken-back-other = Nada mudou.
help-in-group = Eu pesquiso e consulto os dados de uma pessoa, só para ela. Em grupos não publico nada pessoal: abra uma conversa privada com { $bot } para começar.
help-heading = O que você pode fazer agora
help-heading-unconnected = O que você pode fazer depois de conectar
help-not-with-token = não com o seu token
help-narrow = <b>Para filtrar uma pesquisa</b>: from:nome, from:me, chat:nome, on:telegram, when:"semana passada", after:7d, before:2026-11-01, has:link, has:file, has:photo, "palavras exatas", -sem; in:all, in:emails, in:files. Sem palavra para procurar, e depois de /recent, listam o que indicam, do mais novo ao mais antigo.
help-free = <b>Grátis</b>: { $commands }
help-prices = Os preços estão no menu, aqui e em cada botão; um comando que você digita começa na hora, e a resposta diz quanto custou. Também dá para escrever qualquer coisa: eu pergunto o que fazer.
idle-unused = Faz tempo que você não usa a sua conexão
idle-warning = Um token que ninguém usa por { COUNT($idle, "day") } é esquecido, para que não possa ser mal usado. O seu vai embora daqui a cerca de { COUNT($left, "day") }. Use qualquer comando nos seus dados, como <code>/recent</code>, e ele fica.
idle-forgotten = Esqueci o seu token
idle-not-used = Ele não foi usado por { COUNT($idle, "day") }.
idle-ended = Foi encerrado no serviço também, e já não abre mais nada.
idle-may-be-valid = Talvez ainda valha no serviço: revogue-o lá se não precisa mais dele, ou conecte de novo.
importing-file = arquivo
importing-heading = Traga as suas próprias conversas e e-mails
importing-what = Coloco o que os seus apps exportam em um acervo só seu, criptografado; quem o guarda é { $service }. O arquivo em si é apagado depois de lido.
importing-step-1 = Escolha o seu app: eu mostro onde fica a exportação.
importing-step-2 = <b>Envie o arquivo aqui (até { $most })</b>.
importing-step-2-page = <b>Envie o arquivo aqui (até { $most })</b>, ou use a página de envio para os maiores.
importing-step-3 = Espere o recibo. Enviar o mesmo de novo só acrescenta o que é novo.
importing-not-connected = Não é preciso conectar para isto; para pesquisar depois, /connect.
importing-way-to = { $app }: o caminho até a sua exportação
importing-elsewhere-heading = Importar dados
importing-elsewhere = Quem guarda os seus dados é { $service }, e é lá que eles entram. Este bot não tem a chave para isso: só lê o que você deixa.
importing-elsewhere-file = Quem guarda os seus dados é { $service }, e é lá que eles entram: este bot só pode ler. Nada do que você enviou foi usado.
importing-page = Página de envio
importing-page-heading = A página de envio
importing-page-what = Ela abre no navegador e aceita arquivos de qualquer tamanho. O link é só para você, abre uma única vez, dentro de dez minutos; não passe adiante.
importing-open-page = Abrir a página de envio
importing-no-page = O serviço não tem página de envio. Envie o arquivo aqui.
importing-how-to-export = Como exporto?
importing-bringing = Importando “{ $name }”
importing-looking-after = Cuidando de uma importação
importing-taking = Recebendo “{ $name }” do Telegram…
importing-bar-of = { $bar } de { $bytes }
importing-handing = Entregando “{ $name }”…
importing-looking = Olhando dentro de “{ $name }”…
importing-waiting = “{ $name }” espera o que está na frente.
importing-progress = { $read } lidos, { $written } deles { $written ->
    [1] novo
   *[other] novos
    }
importing-silent = O serviço não responde agora. “{ $name }” continua por lá; eu sigo perguntando.
importing-silent-no-name = O serviço não responde agora. A importação continua por lá; eu sigo perguntando.
importing-still-going = Está demorando: “{ $name }” continua sem mim.
importing-still-going-no-name = Está demorando: a importação continua sem mim.
importing-not-an-export = Não consigo importar “{ $name }”: aceito exportações de apps de conversa e de caixas de e-mail, em .json, .jsonl, .zip, .txt, .csv, .mbox ou .eml. /import mostra onde os seus apps guardam as deles.
importing-too-large = “{ $name }” tem { $bytes }; pela conversa aceito arquivos de até { $most }. Exporte menos conversas, ou sem mídia, e envie isso.
importing-too-large-has-page = “{ $name }” tem { $bytes }; pela conversa aceito arquivos de até { $most }. A página de envio aceita maiores.
importing-too-large-no-bytes = “{ $name }” tem mais do que isso; pela conversa aceito arquivos de até { $most }. Exporte menos conversas, ou sem mídia, e envie isso.
importing-too-large-no-bytes-has-page = “{ $name }” tem mais do que isso; pela conversa aceito arquivos de até { $most }. A página de envio aceita maiores.
importing-gone = O Telegram já não me entrega “{ $name }”. Por favor, envie de novo.
importing-interrupted = “{ $name }” não chegou inteiro do Telegram. Nada foi importado.
importing-no-service = O serviço não aceitou “{ $name }”. Nada foi importado.
importing-too-large-there = “{ $name }” é maior do que o serviço aceita. Exporte menos conversas, ou sem mídia.
importing-not-done = Ainda há arquivos seus em andamento ou esperando uma resposta. Responda ou pare, e depois tente “{ $name }” de novo.
importing-no-room = O serviço não tem espaço para “{ $name }” agora. Nada foi importado.
importing-stopped = Parado. Nada de “{ $name }” foi importado.
importing-cannot-stop = Não consegui falar com o serviço para parar a importação: pode ser que continue por lá.
importing-unknown = Já não sei nada desta importação. O recibo fica guardado por um dia; na dúvida, envie o arquivo de novo.
importing-waited-in-vain = Os arquivos na frente de “{ $name }” demoraram demais. Nada dele foi importado ainda.
importing-too-many = Muitos arquivos seus já estão esperando. Envie este de novo quando terminarem.
importing-not-me = Não sou eu
importing-see = Ver como está
importing-connect-to-search = Conectar para pesquisar
importing-failed-cancelled = Cancelado. Nada foi importado.
importing-failed-cancelled-halfway = Cancelado. O que já tinha sido importado fica.
importing-failed-silent = O arquivo não chegou completo em uma hora. Envie de novo.
importing-failed-unanswered = A pergunta ficou um dia sem resposta. Envie o arquivo de novo.
importing-failed-failed = A importação falhou por um motivo que não está no seu arquivo. Quem mantém este serviço encontra o motivo no registro; tente mais tarde.
importing-failed-not-known = Não conheço esta exportação. Leio exportações de Telegram, WhatsApp, Signal, Slack, Discord, caixas de correio (mbox, Gmail Takeout) e registros que um serviço de dados entregou (linhas JSON).
importing-failed-empty = Não há nada aí que eu possa ler.
importing-failed-other-archive = Este tipo de arquivo compactado não pode ser aberto aqui. Descompacte e envie um zip do conteúdo.
importing-failed-zip-password = Este zip pede uma senha. Descompacte, compacte de novo sem senha e envie.
importing-failed-zip-bomb = Descompactado, este zip seria maior do que é possível. Não vou abrir.
importing-failed-zip-of-zips = Neste zip só há outros zips. Descompacte e envie o que está dentro.
importing-failed-damaged = Este zip está danificado ou não chegou inteiro. Envie de novo, ou descompacte e compacte outra vez.
importing-failed-telegram-html = É uma exportação do Telegram em HTML, feita para ver no navegador. Exporte de novo no Telegram Desktop: Configurações > Avançado > Exportar dados do Telegram, com o formato “JSON legível por máquina”; de uma só conversa: ⋮ na conversa > Exportar histórico. Depois envie result.json ou um zip da pasta.
importing-failed-whatsapp-backup = É um backup do próprio WhatsApp, que só o WhatsApp consegue ler. Em vez disso, exporte uma conversa: abra, depois ⋮ ou o nome dela, e “Exportar conversa”.
importing-failed-whatsapp-dates = É uma conversa do WhatsApp, mas as datas têm um formato que não consigo ler.
importing-failed-signal-backup = É um backup criptografado do Signal, que só o Signal consegue ler. Em vez disso, exporte as conversas: configurações do Signal, “Conversas”, “Exportar histórico”.
importing-failed-discord-package = Este pacote de dados do Discord não tem mensagens. Peça de novo com “Mensagens” marcado.
importing-failed-discord-html = Isto foi exportado em HTML com o DiscordChatExporter. Exporte de novo no formato “JSON”.
importing-failed-outlook = Os arquivos de e-mail do próprio Outlook não podem ser lidos aqui. Exporte a caixa como mbox, ou salve os e-mails como arquivos .eml, e envie esses.
importing-receipt-brought-in = Importado: “{ $name }”
importing-receipt-nothing = Nada pôde ser importado: “{ $name }”
importing-receipt-stopped = Parado: “{ $name }”
importing-receipt-written = { $amount ->
    [1] { $amount } mensagem ou e-mail novo
   *[other] { $amount } mensagens e e-mails novos
    }
importing-receipt-updated = { $amount ->
    [1] { $amount } mudou
   *[other] { $amount } mudaram
    } desde a última vez
importing-receipt-known = { $amount } já { $amount ->
    [1] estava
   *[other] estavam
    } lá
importing-receipt-left-out = { $amount ->
    [1] { $amount } ficou
   *[other] { $amount } ficaram
    } de fora: { $reasons }
importing-receipt-aside = Agora você pesquisa nos dados de exemplo; conecte os seus para encontrar isso.
importing-receipt-you-are = Aqui você é { $person }, como nas suas exportações anteriores.
importing-receipt-broken-at = O arquivo termina de repente, ou não pode ser lido, no byte { $byte }. Tudo o que vem antes entrou.
importing-receipt-disk-full = O disco do serviço está cheio: o que já entrou fica.
importing-receipt-go-on = O que já entrou fica. Envie o arquivo de novo para continuar.
importing-left-out-service-message = { $n ->
    [1] { $n } aviso
   *[other] { $n } avisos
    } do tipo “entrou no grupo”
importing-left-out-deleted = { $n ->
    [1] { $n } mensagem apagada
   *[other] { $n } mensagens apagadas
    }
importing-left-out-empty = { $n ->
    [1] { $n } mensagem vazia
   *[other] { $n } mensagens vazias
    }
importing-left-out-unreadable = { $n } que não { $n ->
    [1] pode ser lida
   *[other] podem ser lidas
    }
importing-left-out-unreadable-mail = { COUNT($n, "mail") }
importing-left-out-unreadable-file = { $n ->
    [1] { $n } arquivo que não pode ser lido
   *[other] { $n } arquivos que não podem ser lidos
    }
importing-left-out-not-a-mail = { $n ->
    [1] { $n } arquivo que não é um e-mail
   *[other] { $n } arquivos que não são e-mails
    }
importing-left-out-unsupported = { $n } de um tipo que o app não exportou
importing-left-out-duplicate = { $n } que { $n ->
    [1] aparece
   *[other] aparecem
    } duas vezes na exportação
importing-left-out-no-date = { $n } sem data
importing-left-out-no-chat = { $n } de { $n ->
    [1] uma conversa que não está
   *[other] conversas que não estão
    } na exportação
importing-left-out-spam = { $n ->
    [1] { $n } e-mail
   *[other] { $n } e-mails
    } de spam
importing-left-out-trash = { $n ->
    [1] { $n } e-mail
   *[other] { $n } e-mails
    } na lixeira
importing-left-out-draft = { $n ->
    [1] { $n } rascunho
   *[other] { $n } rascunhos
    }
importing-left-out-chat-log = { $n ->
    [1] { $n } histórico
   *[other] { $n } históricos
    } de chat
importing-ask-who = Quem é você em “{ $name }”?
importing-ask-who-why = Assim eu sei quais mensagens são suas.
importing-ask-no-name = Sem nome
importing-ask-person = { $name } · { COUNT($messages, "social-chat-message") }
importing-ask-you-are = Você é { $person } em “{ $name }”.
importing-ask-you-are-nobody = Você não é ninguém dos que estão em “{ $name }”.
importing-ask-none-of-them = Nenhuma dessas pessoas
importing-ask-stop = Parar
importing-ask-page = { $page } de { $pages }
importing-ask-others-export = “{ $name }” é a exportação de <b>{ $person }</b>. Importar mesmo assim?
importing-ask-all-the-same = Importar mesmo assim
importing-ask-leave-it = Deixar de fora
importing-ask-imported = A exportação de { $person } será importada mesmo assim.
importing-ask-date = Em “{ $name }” há a data <b>{ $example }</b>. O que vem primeiro?
importing-ask-day-first = O dia
importing-ask-day-first-as = O dia (dia { $day }, mês { $month })
importing-ask-month-first = O mês
importing-ask-month-first-as = O mês (dia { $day }, mês { $month })
importing-ask-day-is-first = Em “{ $name }” o dia vem primeiro.
importing-ask-month-is-first = Em “{ $name }” o mês vem primeiro.
inline-connect = Conecte os seus dados primeiro
inline-search-title = Pesquisar: { $words } ({ COUNT($credits, "credit") })
inline-search-posted = 🔎 Pesquisando “{ $words }” nos meus próprios dados
inline-search-button = Ver os meus resultados ({ COUNT($credits, "credit") })
inline-ask-title = Perguntar: { $words } ({ COUNT($credits, "credit") })
inline-ask-posted = 💬 Perguntando aos meus próprios dados: “{ $words }”
inline-ask-button = Ver a minha resposta ({ COUNT($credits, "credit") })
inline-in-private = Nada foi pesquisado ainda. Só você verá o que for encontrado, na nossa conversa privada.
inline-here = Começa na hora, aqui.
inline-too-long = Longo demais para aqui: continue em particular
inline-not-allowed = O seu acesso não permite isso
live-begun = Agora estou conectado à sua conta do Telegram. A partir daqui, as mensagens das conversas que você escolheu vão para o seu acervo quando acontecem: novas, editadas, apagadas. Nunca escrevo a ninguém em seu nome. Em /account você vê isso e pode parar; só você pode desligar a sua conta do Telegram de mim: remova-me em Configurações → Telegram Business → Chatbots.
live-ended = Já não estou conectado à sua conta do Telegram. O que foi guardado fica no seu acervo.
live-archive-gone = O seu acervo foi apagado, por isso parei de recolher as mensagens da sua conta do Telegram. Em /account isso recomeça, com um acervo novo.
live-start = Voltei a recolher o que há de novo na sua conta do Telegram.
live-stop = Não recolho mais nada da sua conta do Telegram.
live-none = Não estou conectado à sua conta do Telegram.
live-take-out = Só você pode desligar a sua conta do Telegram de mim: remova-me em Configurações → Telegram Business → Chatbots.
live-still-connected = no Telegram continuo sendo um chatbot da sua conta até você me remover em Configurações → Telegram Business → Chatbots. Já não recolho nada
live-flows = <b>Ao vivo</b>: as novas mensagens da sua conta do Telegram vão para o seu acervo desde { $since }.
live-stopped = <b>Ao vivo, parado</b>: desde { $since } não recolho nada da sua conta do Telegram.
live-stop-it = Parar de recolher mensagens
live-start-it = Voltar a recolher mensagens
money-receipt-left = { $amount ->
    [1] resta
   *[other] restam
    } { $amount }
money-receipt-today = { $spent } de { COUNT($cap, "credit") } hoje
money-receipt-today-no-cap = { COUNT($spent, "credit") } hoje
money-looking = Vendo os seus créditos…
money-left = { $amount ->
    [1] Resta { $amount } crédito
   *[other] Restam { $amount } créditos
    }.
money-left-unknown = Não consegui consultar agora o que resta.
money-set-cap = Definir um limite diário
money-today = <b>Hoje: </b>{ COUNT($spent, "credit") }
money-period = <b>Últimos { $days } dias: </b>{ COUNT($spent, "credit") }
money-by-command = { $command }: { COUNT($spent, "credit") }, { $calls ->
    [1] { $calls } uso
   *[other] { $calls } usos
    }
money-before-disconnecting = { $spent } antes de desconectar (sem detalhes guardados)
money-in-doubt = { $spent } destes { $spent ->
    [1] é incerto
   *[other] são incertos
    }: o pedido foi enviado, mas não voltou uma resposta completa, então o serviço pode ter cobrado ou não. { $spent ->
    [1] Conta como gasto
   *[other] Contam como gastos
    }.
money-through-bot = Aqui está o que foi usado por este bot.
money-through-bot-only = Aqui está o que foi usado por este bot; o seu saldo fica no serviço.
money-no-cap = Não há limite diário; você pode definir um em /settings.
money-cap = Limite: { COUNT($limit, "credit") } por dia (definido por quem opera o bot), { $left ->
    [1] resta
   *[other] restam
    } { $left }. A contagem recomeça em { $until } ({ $midnight }).
money-cap-mine = Limite: { COUNT($limit, "credit") } por dia (definido por você), { $left ->
    [1] resta
   *[other] restam
    } { $left }. A contagem recomeça em { $until } ({ $midnight }).
money-midnight-utc = meia-noite UTC
money-midnight-own = a sua meia-noite
money-nothing-spent = Nada foi gasto.
numbers-credits = { COUNT($amount, "credit") }
numbers-priced = { $label } ({ COUNT($amount, "credit") })
numbers-credits-between = { $least }–{ COUNT($most, "credit") }
own-data-button = Mande tudo o que há sobre mim
own-data-collecting = Juntando o que está guardado sobre você…
own-data-doing = Juntando o que está guardado sobre você
own-data-whole = Tudo o que está guardado sobre você, em dois arquivos: o que eu guardo, sem o seu token, e o seu acervo ({ COUNT($count, "record") }). É texto simples: quem tiver os arquivos pode ler. Se você me enviar o records.jsonl, eu importo de novo.
own-data-too-large = O que eu guardo sobre você, sem o seu token. O seu acervo ({ COUNT($count, "record") }) não veio junto: passa de { $most } de texto. Quem cuida deste bot pode lhe dar tudo em um só arquivo: npm run person.
own-data-empty = Tudo o que eu guardo sobre você, sem o seu token. O seu acervo está vazio.
own-data-elsewhere = Tudo o que eu guardo sobre você, sem o seu token. Quem guarda os seus dados é { $service }: peça lá.
own-data-unreachable = O que eu guardo sobre você, sem o seu token. Não deu para ler o seu acervo agora: tente de novo em alguns minutos.
own-data-kept-only = O que eu guardo sobre você, sem o seu token. Agora vem o seu acervo.
own-data-page-heading = O seu acervo
own-data-page-what = O seu acervo ({ COUNT($count, "record") }) é grande demais para esta conversa. Uma página no navegador entrega tudo em um só arquivo zip, sem custo. O link é só para você, abre uma única vez, dentro de dez minutos; não passe adiante.
own-data-open-page = Salvar o meu acervo
own-data-in-parts = O seu acervo ({ COUNT($count, "record") }) é grande: ele chega aqui em partes, em arquivos zip. Não custa nada, e você pode cancelar quando quiser.
own-data-sending-part = Preparando a parte { $part } do seu acervo
own-data-part = Parte { $part } do seu acervo: { COUNT($count, "record") }.
own-data-all-parts = Esse foi o seu acervo inteiro: { COUNT($count, "record") }. É texto simples: quem tiver os arquivos pode ler. Se você me enviar um deles, eu importo de novo.
own-data-parts-stopped = Parado. As partes que já chegaram são suas; o resto eu não enviei. Nada foi gasto.
own-data-parts-broken = Não deu para ler o resto do seu acervo agora. O que chegou fica; a próxima é a parte { $part }. Tente em alguns minutos.
own-data-go-on = Continuar enviando
plain-small-talk-thanks = De nada.
plain-small-talk-greeting = Olá! Diga o que devo procurar, ou faça uma pergunta. O preço está no botão, antes de qualquer gasto.
plain-small-talk-farewell = Até breve.
plain-small-talk-fine = Certo. Escreva quando quiser encontrar alguma coisa.
plain-more = Para ver mais de uma lista, toque em { $next } abaixo dela.
plain-text-only = Eu só leio texto: escreva algumas palavras para pesquisar, ou uma pergunta.
plain-not-connected = Posso pesquisar isso nas suas mensagens, ou responder a partir delas, assim que você fizer a conexão.
plain-neither = O seu token não permite pesquisar nem perguntar isso. Veja em /account o que ele permite.
plain-search-or-ask = Pesquisar { $words } nas suas mensagens, ou perguntar sobre isso?
plain-about-that-or-search = Perguntar { $words } sobre a mensagem a que você respondeu, ou pesquisar em tudo?
plain-unknown = Não conheço { $command }. /help mostra o que eu sei fazer.
plain-changed = Você mudou isso. Faço como está agora?
plain-did-you-mean = Não conheço { $command }. Você quis dizer { $near }?
privacy-stored = O que fica guardado, e por quanto tempo
privacy-encrypted = Tudo é criptografado, a chave fica guardada em outro lugar, e o seu id do Telegram é trocado por um código; o que você gastou são simples números sob esse código. Os logs não têm textos, nomes, perguntas nem tokens.
privacy-where-to = Para onde vão os seus dados
privacy-to-service = As suas palavras e perguntas vão para { $service }, com o seu token, quando você usa um comando; a resposta volta para esta conversa.
privacy-model-none = Esse serviço não tem modelo de linguagem: /ask cita os seus dados, e ninguém mais os lê.
privacy-model-unknown = Com /ask e /profile, o modelo de linguagem desse serviço, se houver um, lê os dados que o seu token permite.
privacy-model-local = Com /ask e /profile, um modelo de linguagem na própria máquina desse serviço ({ $host }) lê os dados que o seu token permite.
privacy-model-elsewhere = Com /ask e /profile, a sua pergunta e o que for lido dos seus dados para ela seguem para o modelo de linguagem em { $host }; o que acontece com isso lá depende de quem o opera.
privacy-not-sold = Este bot não vende nem passa nada adiante, e não usa nada para treinar modelos.
privacy-files = Um arquivo que você envia para importar é passado a esse serviço à medida que chega; eu não guardo nada dele.
privacy-groups = Nunca publico nada pessoal em um grupo.
privacy-how-to-erase = Como apagar
privacy-erase = /disconnect apaga na hora tudo o que está acima, encerra o seu acesso no serviço quando isso é possível, e diz o que foi apagado e encerrado. As mensagens da sua conta do Telegram deixam então de ser recolhidas. O que fica: esta conversa no Telegram (só você pode apagá-la) e o que o próprio serviço guarda. Revogue o token lá se não pôde ser encerrado.
privacy-items-1 = O seu token de acesso e o que ele permite: até você desconectar, ou até passar { COUNT($days, "day") } sem usá-lo (eu aviso antes).
privacy-items-1-no-days = O seu token de acesso e o que ele permite: até você desconectar, ou até passar muito tempo sem usá-lo (eu aviso antes).
privacy-items-2 = Os resultados que você folheia, e o que serve para continuar quando você responde a uma resposta: seis horas. Os botões: 30 dias. Um link de conexão: dez minutos.
privacy-items-3 = Uma mensagem sua que custa créditos ou precisa esperar: até ser respondida; depois só o número dela, por dois dias. A resposta: até o Telegram recebê-la.
privacy-items-4 = As suas configurações: até você desconectar. Quando e qual comando custou quantos créditos, sem nenhuma palavra: 35 dias, ou até você desconectar.
privacy-items-5 = O que você me deixa fazer automaticamente (pesquisas que acompanho, olhadas no seu dia): o que procurar, quando, e códigos do que já contei, até você encerrar ou desconectar. Nesses casos leio os seus dados como se você tivesse digitado o comando, pelo custo que você aceitou.
privacy-items-6 = Se você me conectar à sua conta do Telegram: que fez isso e desde quando, até você encerrar por lá ou desconectar; depois só um código, que não diz de quem é, para eu não recolher nada dela. As mensagens vão direto para o seu acervo; eu não guardo nenhuma.
profiles-too-long = É longo demais: até { $limit } caracteres, por favor. Nada foi gasto.
profiles-costs = Um perfil lê as suas mensagens e descreve você em uma página. Custa { $credits } ({ $today }).
profiles-costs-with-focus = Um perfil lê as suas mensagens e descreve você, olhando para { $focus }. Custa { $credits } ({ $today }).
profiles-count-costs = O serviço não tem modelo de linguagem para escrever um perfil. O que dá para contar não custa { $nothing }: com quem, onde e quando você escreve, e quais palavras se repetem.
profiles-nothing = nada
profiles-reading = Lendo as suas mensagens para um perfil
profiles-counting = Contando as suas mensagens para um perfil
profiles-confirm = Confirmar { COUNT($credits, "credit") }
profiles-count-it = Contar (0 créditos)
queries-filters-sent = que você enviou
queries-filters-received = que você recebeu
queries-filters-on = no { $platform }
queries-filters-from = de { $name }
queries-filters-chat = em conversas com “{ $name }” no nome
queries-filters-holding-link = com link
queries-filters-holding-file = com arquivo
queries-filters-holding-photo = com foto
queries-filters-holding-video = com vídeo
queries-filters-holding-voice = com mensagem de voz
queries-filters-holding-audio = com áudio
queries-filters-holding-sticker = com figurinha
queries-filters-exactly = exatamente “{ $phrase }”
queries-filters-without = sem “{ $word }”
queries-filters-before = antes de { $day }
queries-filters-before-is-utc = antes de { $day } (UTC)
queries-filters-since = desde { $day }
queries-filters-since-is-utc = desde { $day } (UTC)
queries-filters-on-day = em { $day }
queries-filters-on-day-is-utc = em { $day } (UTC)
queries-filters-days = de { $first } a { $last }
queries-filters-days-is-utc = de { $first } a { $last } (UTC)
queries-reasons-sender = o nome de quem enviou combina
queries-reasons-chat = o nome da conversa combina
queries-reasons-missing = sem { LIST($words, type: "plain", quotes: "“|”") }
queries-reasons-missing-more = sem { LIST($words, type: "plain", quotes: "“|”") } …
queries-reasons-times = { $amount } vezes
queries-problems-no-word = Por favor, acrescente pelo menos uma palavra para pesquisar, ou um filtro como from:anna.
queries-problems-only-excluded = Isso só diz o que deixar de fora. Por favor, acrescente uma palavra para pesquisar, ou um filtro como from:anna.
queries-problems-only-punctuation = Não há nenhuma palavra aí, só pontuação.
queries-problems-too-long = É longo demais para pesquisar: até { $most } caracteres, por favor.
queries-problems-excluded-key = Só palavras podem ser deixadas de fora com um sinal de menos: com “-{ $key }:” não dá.
queries-problems-nothing-after = Falta algo depois de { $key }: – escreva logo após os dois-pontos.
queries-problems-has = Depois de has: pode vir link, file, photo, video, voice, audio ou sticker. Se há “{ $value }”, não sei dizer.
queries-problems-platform = Conheço estas plataformas: { $known }; um dia também pode vir aí.
queries-problems-place = Não sei onde fica “{ $value }”. Depois de in: pode vir { $known }.
queries-problems-limit = Posso buscar de 1 a { $most } por vez, não { $value }.
queries-problems-filter = Não conheço o filtro “{ $value }”. Existem from:, chat:, on:, when:, after:, before: e has:.
queries-problems-to-come = { $day } ainda vai chegar: nada pode ser mais novo que hoje.
queries-problems-no-day = Nenhum dia fica depois de { $after } e antes de { $before }.
queries-problems-date = Não entendo a data “{ $value }”. Tente 2026-11-01, 7d, ontem ou "semana passada".
queries-problems-sender-too-long = O nome de quem enviou pode ter até { $most } caracteres.
queries-problems-chat-too-long = O nome de uma conversa pode ter até { $most } caracteres.
records-amount = { COUNT($amount, $kind) }
records-heading = { CAPITAL(NOUN($kind, "all")) }
records-other-heading = Outros
records-place = { NOUN($place, "your") }
records-unnamed-chat = Conversa sem nome
records-no-text = (sem texto)
records-no-preview = Encontrado, mas sem prévia.
records-you = Você
records-unreadable = { $amount ->
    [1] { $amount } item não pôde ser lido
   *[other] { $amount } itens não puderam ser lidos
    }
records-labelled = { $label }: { $value }
records-to = Para
records-where = Onde
records-until = Até
records-address = Endereço
records-kind = { NOUN($kind, "all") }
results-question = O que devo pesquisar? Uma pesquisa custa { $price }.

    Você pode filtrar:
results-question-places = ou dizer onde procurar:
results-hint = Palavras para pesquisar
results-searching = Pesquisando “{ $subject }” { NOUN($place, "in") }
results-listing = Pesquisando { NOUN($place, "in") }: { $filters }
results-title = { CAPITAL(NOUN($place, "your")) }:
results-newest-in = O mais novo { NOUN($place, "in") }
results-cannot-list = Este serviço de dados não consegue encontrar isso sem uma palavra para pesquisar. Acrescente uma, ou tire has:, as palavras com menos e in:all.

    Nada foi gasto.
results-facts-all = { COUNT($amount, $of) }
results-facts-shown = { $of ->
    [hit] { COUNT($amount, $of) } { $amount ->
            [1] mostrado
           *[other] mostrados
            }
   *[social-chat-message] { COUNT($amount, $of) } { $amount ->
            [1] mostrada
           *[other] mostradas
            }
    }
results-facts-best = { $of ->
    [hit] { $shown ->
            [1] o { $shown } melhor
           *[other] os { $shown } melhores
            } de { COUNT($total, $of) }
   *[social-chat-message] { $shown ->
            [1] a { $shown } melhor
           *[other] as { $shown } melhores
            } de { COUNT($total, $of) }
    }
results-facts-best-at-least = { $of ->
    [hit] { $shown ->
            [1] o { $shown } melhor
           *[other] os { $shown } melhores
            } de pelo menos { COUNT($total, $of) }
   *[social-chat-message] { $shown ->
            [1] a { $shown } melhor
           *[other] as { $shown } melhores
            } de pelo menos { COUNT($total, $of) }
    }
results-facts-newest = { $of ->
    [hit] { $shown ->
            [1] o { $shown } mais novo
           *[other] os { $shown } mais novos
            } de { COUNT($total, $of) }
   *[social-chat-message] { $shown ->
            [1] a { $shown } mais nova
           *[other] as { $shown } mais novas
            } de { COUNT($total, $of) }
    }
results-facts-newest-at-least = { $of ->
    [hit] { $shown ->
            [1] o { $shown } mais novo
           *[other] os { $shown } mais novos
            } de pelo menos { COUNT($total, $of) }
   *[social-chat-message] { $shown ->
            [1] a { $shown } mais nova
           *[other] as { $shown } mais novas
            } de pelo menos { COUNT($total, $of) }
    }
results-facts-none = 0 resultados
results-filtered = Filtrado: { $filters }
results-sifted = Filtrado aqui, { COUNT($received, "one-hit") } que o serviço enviou: { $filters } · { $hidden ->
    [1] { $hidden } oculto
   *[other] { $hidden } ocultos
    }
results-nowhere = Não encontrei nada com { LIST($missing, quotes: "“|”") }. Estes têm { LIST($present, quotes: "“|”") }.
results-page = página { $page } de { $pages }
results-turning-is-free = mudar de página é grátis
results-next = Próx. ▶
results-previous = ◀ Ant.
results-ask-about-these = Perguntar sobre estes
results-everywhere = Pesquisar em tudo
results-gone = Estes resultados foram esquecidos: guardo-os por apenas seis horas.
results-again = Pesquisar de novo
results-none = Nada { NOUN($place, "in") } combina com { $what } ({ $filters }).
results-none-no-filters = Nada { NOUN($place, "in") } combina com { $what }.
results-none-readable = O que consegui ler { NOUN($place, "in") } não combina com { $what } ({ $filters }).
results-none-readable-no-filters = O que consegui ler { NOUN($place, "in") } não combina com { $what }.
results-looked-through = Procurei em { $kinds }: tudo o que o seu acesso permite. Até onde vai cada app, não consigo dizer de graça; /recent mostra a mensagem mais nova de todas, e as recentes ainda podem estar a caminho.
results-reaching = Procurei em { $kinds }: tudo o que o seu acesso permite. Vai até aqui:
    { $lines }
    O que é mais novo ainda pode estar a caminho.
results-nothing-there = Procurei em { $kinds }: ainda não há nada ali. /import traz os seus dados.
results-sifted-away = Filtrado aqui, { COUNT($received, "one-hit") } que o serviço enviou: { $filters } · { $hidden ->
    [1] { $hidden } oculto
   *[other] { $hidden } ocultos
    }. Tente sem isso.
results-fewer-filters = Com menos filtros, talvez apareça mais.
results-fewer-words = Menos palavras encontram mais; outras formas delas também.
results-other-form = Tente outra forma da palavra, ou um nome ligado a ela.
results-just-this = Só “{ $word }”
results-messages-only = Pesquisar só mensagens
results-your-chats = Pesquisar nas conversas
results-without-filters = Pesquisar sem filtros
results-without-quotes = Pesquisar sem aspas
results-ask-instead = Perguntar
results-around = O que se disse em volta
results-open-chat = Abrir a conversa
results-whole-text = Texto inteiro
results-fetching = Buscando o texto inteiro
results-only-part = Isto é só uma parte: é longo demais para ficar guardado aqui.
results-no-longer = Já não está mais lá.
results-open-in-telegram = Abrir no Telegram
results-no-link-telegram = Sem link: o Telegram só tem links para mensagens de supergrupos e canais, e este item não diz que é de um deles.
results-no-link-other = Sem link: { $platform } não tem links para uma única mensagem.
routines-watch = Acompanhar
routines-list = O que acompanho
routines-none = Não acompanho nada para você, e não envio nada por conta própria. Embaixo de uma pesquisa você pode tocar em “Acompanhar”; /today oferece uma olhada em cada dia ou semana.
routines-listed = O que faço por você automaticamente
routines-watching = Novidades sobre “{ $query }”
routines-today = O seu dia
routines-week = A sua semana
routines-when = { $day ->
    [1] todas as segundas-feiras
    [2] todas as terças-feiras
    [3] todas as quartas-feiras
    [4] todas as quintas-feiras
    [5] todas as sextas-feiras
    [6] todos os sábados
   *[7] todos os domingos
    } às { $time }
routines-when-no-day = todos os dias às { $time }
routines-in-utc = (UTC)
routines-price = { COUNT($each, "credit") } por vez, no máximo { $most } por mês
routines-spent = gasto neste mês: { $credits }
routines-offer-watch = Quer que eu avise quando houver algo novo sobre “{ $query }”?
routines-offer-watch-how = Procuro automaticamente, conto cada novidade uma vez e fico em silêncio quando não há nada.
routines-offer-today = Quer receber isto todos os dias? O que chegou, quem espera uma resposta e o que está marcado para o dia.
routines-offer-week = Quer rever a semana, toda semana? Quem mais escreveu, quem espera uma resposta e o que vem por aí.
routines-stops-by-itself = Para sozinho quando o seu acesso, os créditos ou o limite diário não permitirem, e avisa.
routines-every-day = Diário · { COUNT($each, "credit") } por vez · no máximo { $most } por mês
routines-every-week = Semanal · { COUNT($each, "credit") } por vez · no máximo { $most } por mês
routines-at = { WEEKDAY($day, style: "long") } { $time }
routines-at-no-day = { $time }
routines-not-now = Agora não
routines-begun = Ativado. A primeira vez será em
routines-too-many = Faço automaticamente até { $most } coisas por pessoa. Encerre uma antes.
routines-already = Já faço isso.
routines-cannot-watch = Este serviço de dados não consegue procurar isso sem uma palavra para pesquisar. Acrescente uma, ou tire has: e as palavras com menos.
routines-end = Encerrar: { $what }
routines-go-on = Continuar: { $what } ({ COUNT($each, "credit") } por vez)
routines-ended = Encerrado. Não chega mais nada disso sozinho.
routines-gone = Isso já tinha sido encerrado.
routines-found = Novidades sobre “{ $query }”
routines-more = e mais { $amount }: pesquise para ver tudo
routines-search-all = Pesquisar tudo
routines-looking = Procurando novidades sobre “{ $query }”
routines-stopped = Parado: { $what }
routines-why-not-connected = Já não há uma conexão.
routines-why-token = O seu acesso não vale mais.
routines-why-scope-missing = O seu acesso não permite mais isso.
routines-why-credits-out = Os seus créditos no serviço acabaram.
routines-why-cap-reached = Teria passado do seu limite diário.
routines-why-dearer = Agora custa mais do que você aceitou.
routines-why-unreadable = Já não consigo ler o que devo procurar.
routines-why-trouble = O serviço não conseguiu responder muitas vezes seguidas.
routines-erased = { $amount ->
    [1] { $amount } coisa
   *[other] { $amount } coisas
    } que eu fazia por você automaticamente
routines-lost = { $doing }: fui reiniciado antes de poder contar o resultado. Pode ter custado { COUNT($credits, "credit") }.
saving-saved = Guardado no seu acervo, na conversa “Saved”.
saving-saved-aside = Guardado no seu próprio acervo, na conversa “Saved”. Agora você pesquisa nos dados de exemplo; conecte os seus para encontrar isso.
saving-known = Isso já está guardado.
saving-how = Responda com /save à mensagem que você quer guardar, mesmo encaminhada, ou escreva depois do comando: /save a chave está debaixo do tapete
service-own = o serviço de dados deste bot
settings-unknown = Não conheço essa configuração. Você pode digitar, por exemplo: /settings cap 20, /settings cap none, /settings zone São Paulo, /settings protect on, /settings cover on, /settings delete 1h, /settings pictures dark.
settings-back = ‹ Configurações
settings-language-label = Idioma:
settings-language-open = Idioma
settings-language-ask = Em que idioma devo responder? O que você procura pode estar em qualquer um.
settings-language-as-telegram = O do meu Telegram
settings-cap-label = Limite diário:
settings-cap-none = nenhum seu
settings-cap-zero = 0 – nada que custe créditos funciona
settings-cap-operator = Quem opera o bot permite { $credits } por dia; vale o menor dos dois.
settings-cap-remove = Sem limite
settings-results-open = Privacidade
settings-results-cover-label = Cobrir resultados:
settings-results-cover-on = sim – ninguém lê junto antes de você tocar
settings-results-cover-off = não – dá para ler na hora
settings-results-cover-turn-on = Cobrir resultados
settings-results-cover-turn-off = Deixar de cobrir resultados
settings-results-protect-label = Proteger resultados:
settings-results-protect-on = sim – não podem ser encaminhados, guardados nem copiados
settings-results-protect-off = não – podem ser encaminhados e guardados
settings-results-protect-turn-on = Proteger resultados
settings-results-protect-turn-off = Deixar de proteger resultados
settings-results-delete-label = Apagar resultados:
settings-results-delete-after = { $time } depois de mostrados
settings-results-delete-never = nunca – ficam na conversa
settings-results-delete-keep = Manter
settings-results-from-now-on = Isto vale para os resultados a partir de agora. Resultados são o que vem dos seus dados.
settings-results-deleted = Aqui havia um resultado que se apaga sozinho.
start-in-group = Olá. Só respondo a perguntas pessoais em particular: abra uma conversa com { $bot }.
start-hello = Olá, { $name }
start-hello-no-name = Olá
start-welcome-back = Que bom ter você de volta, { $name }
start-welcome-back-no-name = Que bom ter você de volta
start-what = Eu pesquiso e consulto as suas próprias mensagens, aqui mesmo na conversa. Só você vê as respostas.
start-sample-or-own = Explore primeiro os dados de uma pessoa inventada, ou conecte um acervo seu.
start-stays-at = Quem guarda os seus dados é { $service }; você escolhe o que eu posso ler.
start-steps = 1. Conecte
    2. Experimente <code>/search barco</code>
    3. Pergunte algo: <code>/ask quem sonhou com o barco?</code>
start-connected = A conexão está feita. Escreva o que você procura, ou use <code>/search</code>, <code>/ask</code> e <code>/recent</code>.
start-asked = Você pediu <code>{ $typed }</code> em outra conversa. Aqui só você vê a resposta.
start-answer-here = Responder aqui
start-what-can-you-do = O que você sabe fazer?
timelines-newest = { CAPITAL(NOUN($kind, "newest")) }
timelines-newest-in = Mensagens mais novas em
timelines-around-in = Em volta disto em
timelines-fetching = Buscando { NOUN($kind, "all") } { $filters }
timelines-fetching-no-filters = Buscando { NOUN($kind, "your-newest") }
timelines-opening = Abrindo “{ $chat }”
timelines-looking-around = Olhando em volta em “{ $chat }”
timelines-fetching-earlier = Buscando o que veio antes
timelines-fetching-later = Buscando o que veio depois
timelines-none = Ainda não há { NOUN($kind, "all") }. Talvez não tenham chegado ao seu acervo.
timelines-none-filtered = Não há { NOUN($kind, "all") } { $filters }. Menos filtros podem mostrar mais; tente: sent, received, telegram, 7d.
timelines-none-in-chat = Não há mensagens nesta conversa.
timelines-what-to-type = O que posso digitar?
timelines-earlier = ▲ Antes
timelines-later = ▼ Depois
timelines-more-chats = ▼ Mais conversas
timelines-beginning = aqui é o começo
timelines-nothing-earlier = nada antes
timelines-nothing-later = nada depois
timelines-later-failed = não consegui buscar o que veio depois
timelines-free = grátis
timelines-gone = Esta lista foi esquecida: guardo-a por apenas seis horas.
timelines-again = Buscar de novo
timelines-sent = Enviadas
timelines-received = Recebidas
timelines-everything = Sem filtros
timelines-chats = As suas conversas
timelines-chats-named = As suas conversas com o nome
timelines-listing-chats = Listando as suas conversas
timelines-looking-for-chats = Procurando conversas com “{ $name }” no nome
timelines-no-chats = Ainda não há conversas. Talvez não tenham chegado ao seu acervo.
timelines-no-chat-named = Nenhuma conversa tem “{ $name }” no nome.
timelines-chat-name-too-long = O nome de uma conversa pode ter até { $most } caracteres. Nada foi gasto.
timelines-chat-number = { $number } · { $price }
today-title = Hoje, { DATETIME($day, weekday: "long", day: "numeric", month: "long") }
today-week-title = A sua semana, de { DATETIME($from, day: "numeric", month: "short") } a { DATETIME($to, day: "numeric", month: "short") }
today-doing = Olhando o seu dia
today-doing-week = Revendo a sua semana
today-doing-then = Olhando para trás
today-waiting = Esperando a sua resposta
today-named = Marcado para hoje
today-named-next = Marcado para os próximos dias
today-named-then = Marcado para esse dia
today-happened = O que chegou
today-happened-week = Onde aconteceu algo
today-others = e mais { COUNT($chats, "social-chat-group") }
today-nothing = Nada chegou hoje, e parece que ninguém espera uma resposta.
today-nothing-week = Nada chegou nesta semana, e parece que ninguém espera uma resposta.
today-nothing-then = Nada chegou nessa época.
today-which-day = Eu olho um dia ou revejo uma semana: /today ontem, /today sexta-feira, /today semana. Nada foi gasto.
today-not-synced = Esperava mais? Talvez ainda não esteja no seu acervo.
today-read = { $amount ->
    [1] { $amount } mensagem lida
   *[other] { $amount } mensagens lidas
    }, desde { DATETIME($since, day: "numeric", month: "short") }
today-read-newest = { $amount ->
    [1] lida a { $amount } mensagem mais nova
   *[other] lidas as { $amount } mensagens mais novas
    }
today-daily = Receber isto todos os dias
today-weekly = Rever a semana, toda semana
today-in-words = Resumir
today-question = O que aconteceu nas minhas conversas hoje, quem espera uma resposta minha e o que prometi para hoje?
today-question-week = O que foi importante nas minhas conversas nos últimos sete dias, quem espera uma resposta minha e o que vem por aí?
today-then-title = De { DATETIME($from, day: "numeric", month: "short") } a { DATETIME($to, day: "numeric", month: "short") }
zones-title = Fuso horário:
zones-here = { $zone }, onde agora são { $time }
zones-unknown = ainda desconhecido, então os seus dias começam e terminam à meia-noite UTC
zones-pick = O que mostra o seu relógio? Assim os seus dias começam e terminam à sua própria meia-noite, nas pesquisas e no que você pode gastar.
zones-choice = { $time } · { $where }
zones-several = “{ $typed }” tem mais de um fuso horário. Qual é o seu?
zones-not-found = Não conheço um fuso horário chamado “{ $typed }”.
zones-set = O seu fuso horário é { $zone }, onde agora são { $time }. Os seus dias começam e terminam à sua meia-noite.
zones-counting = O que você gastou hoje conta até
zones-forgotten = Esqueci o seu fuso horário: os seus dias começam e terminam à meia-noite UTC.
zones-change = Mudar o fuso
zones-tell = Definir o meu fuso
zones-forget = Esquecer o meu fuso horário
zones-back = Todas as configurações
zones-hours-in-utc = Não sei o seu fuso horário, então estas horas são as de UTC.
zones-ask = Não sei o seu fuso horário, então estes dias são os de UTC.
zones-typing = Não está aqui? Digite a sua cidade, por exemplo { $city }, ou { $name }, ou { $offset }.
writing-quoted = “{ $text }”
