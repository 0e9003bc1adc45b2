/** /import in Portuguese. `name` is a file's, in quotation marks. */
import { bold } from '../../answer.ts';
import type { Words } from '../en/en.ts';
import { counted, form, numbers } from './numbers.ts';

const { figure, size } = numbers;

export const importing: Words['importing'] = {
  file: 'arquivo',
  heading: 'Traga as suas próprias conversas e e-mails',
  what: (service) =>
    `Coloco o que os seus apps exportam em um acervo só seu, criptografado; quem o guarda é ${service}. O arquivo em si é apagado depois de lido.`,
  steps: (most, hasPage) => [
    '1. Escolha o seu app: eu mostro onde fica a exportação.\n2. ',
    bold(`Envie o arquivo aqui (até ${size(most)})`),
    hasPage ? ', ou use a página de envio para os maiores.' : '.',
    '\n3. Espere o recibo. Enviar o mesmo de novo só acrescenta o que é novo.',
  ],
  notConnected: 'Não é preciso conectar para isto; para pesquisar depois, /connect.',
  wayTo: (app) => `${app}: o caminho até a sua exportação`,
  elsewhereHeading: 'Importar dados',
  elsewhere: (service) =>
    `Quem guarda os seus dados é ${service}, e é lá que eles entram. Este bot não tem a chave para isso: só lê o que você deixa.`,
  elsewhereFile: (service) =>
    `Quem guarda os seus dados é ${service}, e é lá que eles entram: este bot só pode ler. Nada do que você enviou foi usado.`,

  page: 'Página de envio',
  pageHeading: 'A página de envio',
  pageWhat:
    'Ela abre no navegador e aceita arquivos de qualquer tamanho. O link é só para você, abre uma única vez, dentro de dez minutos; não passe adiante.',
  openPage: 'Abrir a página de envio',
  noPage: 'O serviço não tem página de envio. Envie o arquivo aqui.',
  howToExport: 'Como exporto?',

  bringing: (name) => `Importando ${name}`,
  lookingAfter: 'Cuidando de uma importação',
  taking: (name) => `Recebendo ${name} do Telegram…`,
  barOf: (bar, bytes) => `${bar} de ${size(bytes)}`,
  handing: (name) => `Entregando ${name}…`,
  looking: (name) => `Olhando dentro de ${name}…`,
  waiting: (name) => `${name} espera o que está na frente.`,
  progress: (read, written) => `${figure(read)} lidos, ${counted(written, 'deles novo', 'deles novos')}`,
  silent: (name) => `O serviço não responde agora. ${name ?? 'A importação'} continua por lá; eu sigo perguntando.`,
  stillGoing: (name) => `Está demorando: ${name ?? 'a importação'} continua sem mim.`,

  notAnExport: (name) =>
    `Não consigo importar ${name}: aceito exportações de apps de conversa e de caixas de e-mail, em .json, .jsonl, .zip, .txt, .csv, .mbox ou .eml. /import mostra onde os seus apps guardam as deles.`,
  tooLarge: (name, bytes, most, hasPage) =>
    `${name} tem ${bytes === undefined ? 'mais do que isso' : size(bytes)}; pela conversa aceito arquivos de até ${size(most)}. ${hasPage ? 'A página de envio aceita maiores.' : 'Exporte menos conversas, ou sem mídia, e envie isso.'}`,
  gone: (name) => `O Telegram já não me entrega ${name}. Por favor, envie de novo.`,
  interrupted: (name) => `${name} não chegou inteiro do Telegram. Nada foi importado.`,
  noService: (name) => `O serviço não aceitou ${name}. Nada foi importado.`,
  tooLargeThere: (name) => `${name} é maior do que o serviço aceita. Exporte menos conversas, ou sem mídia.`,
  notDone: (name) =>
    `Ainda há arquivos seus em andamento ou esperando uma resposta. Responda ou pare, e depois tente ${name} de novo.`,
  noRoom: (name) => `O serviço não tem espaço para ${name} agora. Nada foi importado.`,
  stopped: (name) => `Parado. Nada de ${name} foi importado.`,
  cannotStop: 'Não consegui falar com o serviço para parar a importação: pode ser que continue por lá.',
  unknown: 'Já não sei nada desta importação. O recibo fica guardado por um dia; na dúvida, envie o arquivo de novo.',
  waitedInVain: (name) => `Os arquivos na frente de ${name} demoraram demais. Nada dele foi importado ainda.`,
  tooMany: 'Muitos arquivos seus já estão esperando. Envie este de novo quando terminarem.',
  notMe: 'Não sou eu',
  see: 'Ver como está',
  connectToSearch: 'Conectar para pesquisar',

  failed: {
    cancelled: 'Cancelado. Nada foi importado.',
    'cancelled-halfway': 'Cancelado. O que já tinha sido importado fica.',
    silent: 'O arquivo não chegou completo em uma hora. Envie de novo.',
    unanswered: 'A pergunta ficou um dia sem resposta. Envie o arquivo de novo.',
    failed:
      'A importação falhou por um motivo que não está no seu arquivo. Quem mantém este serviço encontra o motivo no registro; tente mais tarde.',
    'not-known':
      'Não conheço esta exportação. Leio exportações de Telegram, WhatsApp, Signal, Slack, Discord, caixas de correio (mbox, Gmail Takeout) e registros que um serviço de dados entregou (linhas JSON).',
    empty: 'Não há nada aí que eu possa ler.',
    'other-archive':
      'Este tipo de arquivo compactado não pode ser aberto aqui. Descompacte e envie um zip do conteúdo.',
    'zip-password': 'Este zip pede uma senha. Descompacte, compacte de novo sem senha e envie.',
    'zip-bomb': 'Descompactado, este zip seria maior do que é possível. Não vou abrir.',
    'zip-of-zips': 'Neste zip só há outros zips. Descompacte e envie o que está dentro.',
    damaged: 'Este zip está danificado ou não chegou inteiro. Envie de novo, ou descompacte e compacte outra vez.',
    'telegram-html':
      'É uma exportação do Telegram em HTML, feita para ver no navegador. Exporte de novo no Telegram Desktop: Configurações > Avançado > Exportar dados do Telegram, com o formato “JSON legível por máquina”; de uma só conversa: ⋮ na conversa > Exportar histórico. Depois envie result.json ou um zip da pasta.',
    'whatsapp-backup':
      'É um backup do próprio WhatsApp, que só o WhatsApp consegue ler. Em vez disso, exporte uma conversa: abra, depois ⋮ ou o nome dela, e “Exportar conversa”.',
    'whatsapp-dates': 'É uma conversa do WhatsApp, mas as datas têm um formato que não consigo ler.',
    'signal-backup':
      'É um backup criptografado do Signal, que só o Signal consegue ler. Em vez disso, exporte as conversas: configurações do Signal, “Conversas”, “Exportar histórico”.',
    'discord-package': 'Este pacote de dados do Discord não tem mensagens. Peça de novo com “Mensagens” marcado.',
    'discord-html': 'Isto foi exportado em HTML com o DiscordChatExporter. Exporte de novo no formato “JSON”.',
    outlook:
      'Os arquivos de e-mail do próprio Outlook não podem ser lidos aqui. Exporte a caixa como mbox, ou salve os e-mails como arquivos .eml, e envie esses.',
  },

  receipt: {
    broughtIn: (name) => `Importado: ${name}`,
    nothing: (name) => `Nada pôde ser importado: ${name}`,
    stopped: (name) => `Parado: ${name}`,
    chats: (amount) => counted(amount, 'conversa', 'conversas'),
    written: (amount) => counted(amount, 'mensagem ou e-mail novo', 'mensagens e e-mails novos'),
    updated: (amount) => counted(amount, 'mudou desde a última vez', 'mudaram desde a última vez'),
    known: (amount) => counted(amount, 'já estava lá', 'já estavam lá'),
    leftOut: (amount, reasons) => `${counted(amount, 'ficou de fora', 'ficaram de fora')}: ${reasons}`,
    aside: 'Agora você pesquisa nos dados de exemplo; conecte os seus para encontrar isso.',
    youAre: (person) => `Aqui você é ${person}, como nas suas exportações anteriores.`,
    brokenAt: (byte) =>
      `O arquivo termina de repente, ou não pode ser lido, no byte ${figure(byte)}. Tudo o que vem antes entrou.`,
    diskFull: 'O disco do serviço está cheio: o que já entrou fica.',
    goOn: 'O que já entrou fica. Envie o arquivo de novo para continuar.',
  },
  leftOut: {
    'service message': (n) => `${counted(n, 'aviso', 'avisos')} do tipo “entrou no grupo”`,
    deleted: (n) => counted(n, 'mensagem apagada', 'mensagens apagadas'),
    empty: (n) => counted(n, 'mensagem vazia', 'mensagens vazias'),
    unreadable: (n) => counted(n, 'que não pode ser lida', 'que não podem ser lidas'),
    'unreadable mail': (n) => counted(n, 'e-mail que não pode ser lido', 'e-mails que não podem ser lidos'),
    'unreadable file': (n) => counted(n, 'arquivo que não pode ser lido', 'arquivos que não podem ser lidos'),
    'not a mail': (n) => counted(n, 'arquivo que não é um e-mail', 'arquivos que não são e-mails'),
    unsupported: (n) => `${figure(n)} de um tipo que o app não exportou`,
    duplicate: (n) => counted(n, 'que aparece duas vezes na exportação', 'que aparecem duas vezes na exportação'),
    'no date': (n) => `${figure(n)} sem data`,
    'no chat': (n) =>
      `${figure(n)} de ${form(n, 'uma conversa que não está', 'conversas que não estão')} na exportação`,
    spam: (n) => counted(n, 'e-mail de spam', 'e-mails de spam'),
    trash: (n) => counted(n, 'e-mail na lixeira', 'e-mails na lixeira'),
    draft: (n) => counted(n, 'rascunho', 'rascunhos'),
    'chat log': (n) => counted(n, 'histórico de chat', 'históricos de chat'),
  },

  ask: {
    who: (name) => `Quem é você em ${name}?`,
    whoWhy: 'Assim eu sei quais mensagens são suas.',
    noName: 'Sem nome',
    person: (name, messages) => `${name} · ${counted(messages, 'mensagem', 'mensagens')}`,
    youAre: (person, name) => `Você é ${person} em ${name}.`,
    youAreNobody: (name) => `Você não é ninguém dos que estão em ${name}.`,
    noneOfThem: 'Nenhuma dessas pessoas',
    stop: 'Parar',
    page: (page, pages) => `${figure(page)} de ${figure(pages)}`,
    othersExport: (name, person) => [`${name} é a exportação de `, bold(person), '. Importar mesmo assim?'],
    allTheSame: 'Importar mesmo assim',
    leaveIt: 'Deixar de fora',
    imported: (person) => `A exportação de ${person} será importada mesmo assim.`,
    date: (name, example) => [`Em ${name} há a data `, bold(example), '. O que vem primeiro?'],
    dayFirst: 'O dia',
    dayFirstAs: (day, month) => `O dia (dia ${day}, mês ${month})`,
    monthFirst: 'O mês',
    monthFirstAs: (day, month) => `O mês (dia ${day}, mês ${month})`,
    dayIsFirst: (name) => `Em ${name} o dia vem primeiro.`,
    monthIsFirst: (name) => `Em ${name} o mês vem primeiro.`,
  },
};
