/** /import: bringing exports in. `name` is a file's, in quotation marks; `service` the data service's. */
import { bold, type RichText } from '../../answer.ts';
import { counted, form, numbers } from './numbers.ts';

const { figure, size } = numbers;

export const importing = {
  file: 'fichier',
  heading: 'Importer tes propres discussions et e-mails',
  what: (service: string): string =>
    `Je mets ce que tes applis exportent dans une archive à toi sur ${service}, chiffrée, pour toi seulement. Le fichier lui-même est supprimé une fois lu.`,
  steps: (most: number, hasPage: boolean): RichText => [
    '1. Choisis ton appli : je te montre où se cache son export.\n2. ',
    bold(`Envoie-moi le fichier ici (jusqu’à ${size(most)})`),
    hasPage ? ', ou utilise la page d’envoi pour les plus gros.' : '.',
    '\n3. Attends le reçu. Renvoyer le même fichier n’ajoute que ce qui est nouveau.',
  ],
  notConnected: 'Pas besoin de te connecter pour ça ; pour y chercher ensuite, /connect.',
  wayTo: (app: string): string => `${app} : le chemin vers ton export`,
  elsewhereHeading: 'Importer des données',
  elsewhere: (service: string): string =>
    `Tes données vivent sur ${service}, et c’est là qu’on les importe. Ce bot n’en a pas la clé : il lit seulement ce que tu le laisses lire.`,
  elsewhereFile: (service: string): string =>
    `Tes données vivent sur ${service}, et c’est là qu’on les importe : ce bot peut seulement les lire. Rien n’a été pris de ce que tu as envoyé.`,

  page: 'Page d’envoi',
  pageHeading: 'La page d’envoi',
  pageWhat:
    'Elle s’ouvre dans ton navigateur et accepte des fichiers de toute taille. Le lien est pour toi seulement et s’ouvre une seule fois, dans les dix minutes ; ne le transmets à personne.',
  openPage: 'Ouvrir la page d’envoi',
  noPage: 'Le service n’a pas de page d’envoi. Envoie-moi le fichier ici.',
  howToExport: 'Comment exporter ?',

  bringing: (name: string): string => `Import de ${name}`,
  lookingAfter: 'Suivi d’un import',
  taking: (name: string): string => `Je récupère ${name} auprès de Telegram…`,
  barOf: (bar: string, bytes: number): string => `${bar} de ${size(bytes)}`,
  handing: (name: string): string => `Je transmets ${name}…`,
  looking: (name: string): string => `Je regarde ce qu’il y a dans ${name}…`,
  waiting: (name: string): string => `${name} attend la fin du fichier précédent.`,
  progress: (read: number, written: number): string =>
    `${counted(read, 'lu', 'lus')}, dont ${counted(written, 'nouveau', 'nouveaux')}`,
  silent: (name: string | undefined): string =>
    `Le service ne répond pas pour l’instant. ${name ?? 'L’import'} continue là-bas ; je redemande régulièrement.`,
  stillGoing: (name: string | undefined): string => `C’est long : ${name ?? 'l’import'} continue sans moi.`,

  notAnExport: (name: string): string =>
    `Je ne peux pas importer ${name} : je prends les exports d’applis de discussion et les boîtes mail, en .json, .jsonl, .zip, .txt, .csv, .mbox ou .eml. /import montre où tes applis cachent les leurs.`,
  tooLarge: (name: string, bytes: number | undefined, most: number, hasPage: boolean): string =>
    `${name} ${bytes === undefined ? 'est plus gros que ça' : `fait ${size(bytes)}`} ; ici, je peux prendre des fichiers jusqu’à ${size(most)}. ${hasPage ? 'La page d’envoi en accepte de plus gros.' : 'Exporte moins de discussions, ou sans médias, et envoie-moi ça.'}`,
  gone: (name: string): string => `Telegram ne me donne plus ${name}. Renvoie-le, s’il te plaît.`,
  interrupted: (name: string): string => `${name} n’est pas arrivé de Telegram. Rien n’a été importé.`,
  noService: (name: string): string => `Le service n’a pas pris ${name}. Rien n’a été importé.`,
  tooLargeThere: (name: string): string =>
    `${name} est plus gros que ce que le service accepte. Exporte moins de discussions, ou sans médias.`,
  notDone: (name: string): string =>
    `Certains de tes fichiers ne sont pas finis : ils sont en cours ou attendent une réponse. Réponds ou arrête-les, puis réessaie avec ${name}.`,
  noRoom: (name: string): string => `Le service n’a pas de place pour ${name} en ce moment. Rien n’a été importé.`,
  stopped: (name: string): string => `Arrêté. Rien de ${name} n’a été importé.`,
  cannotStop: 'Je n’ai pas pu joindre le service pour arrêter l’import : il continue peut-être là-bas.',
  unknown: 'Je ne sais plus rien de cet import. Un reçu est gardé un jour ; dans le doute, renvoie le fichier.',
  waitedInVain: (name: string): string =>
    `Les fichiers avant ${name} ont pris trop de temps. Rien n’en a encore été importé.`,
  tooMany: 'Beaucoup de tes fichiers attendent déjà. Renvoie celui-ci quand ils seront finis.',
  notMe: 'Ce n’est pas moi',
  see: 'Voir où ça en est',
  connectToSearch: 'Connecter pour y chercher',

  failed: {
    cancelled: 'Annulé. Rien n’a été importé.',
    'cancelled-halfway': 'Annulé. Ce qui était déjà importé reste.',
    silent: 'Le fichier n’est pas arrivé en entier en une heure. Envoie-le à nouveau.',
    unanswered: 'La question est restée un jour sans réponse. Envoie le fichier à nouveau.',
    failed:
      'L’import a échoué pour une raison qui n’est pas dans ton fichier. Qui gère ce service la trouve dans le journal ; réessaie plus tard.',
    'not-known':
      'Je ne connais pas cet export. Je lis les exports de Telegram, WhatsApp, Signal, Slack, Discord, les boîtes mail (mbox, Gmail Takeout) et les enregistrements remis par un service de données (lignes JSON).',
    empty: 'Il n’y a rien dedans que je puisse lire.',
    'other-archive':
      'Ce type d’archive ne peut pas être ouvert ici. Décompresse-le et envoie un zip de ce qu’il contient.',
    'zip-password': 'Ce zip demande un mot de passe. Décompresse-le, refais-en un sans mot de passe et envoie-le.',
    'zip-bomb': 'Une fois décompressé, ce zip serait plus gros que ce qui est possible. Je ne l’ouvre pas.',
    'zip-of-zips': 'Ce zip ne contient que d’autres zips. Décompresse-le et envoie ce qu’il contient.',
    damaged: 'Ce zip est abîmé ou n’est pas arrivé en entier. Envoie-le à nouveau, ou décompresse-le et refais-en un.',
    'telegram-html':
      'C’est un export Telegram en HTML, fait pour être lu dans un navigateur. Refais-le dans Telegram Desktop : Paramètres > Avancé > Exporter les données Telegram, avec le format « JSON lisible par une machine » ; pour une seule discussion : ⋮ dans la discussion > Exporter l’historique. Envoie ensuite result.json, ou un zip du dossier.',
    'whatsapp-backup':
      'C’est une sauvegarde de WhatsApp lui-même, que seul WhatsApp peut lire. Exporte plutôt une discussion : ouvre-la, puis ⋮ ou son nom, et « Exporter discussion ».',
    'whatsapp-dates': 'C’est une discussion WhatsApp, mais ses dates ont une forme que je ne peux pas lire.',
    'signal-backup':
      'C’est une sauvegarde chiffrée de Signal, que seul Signal peut lire. Exporte plutôt tes discussions : paramètres de Signal, « Conversations », « Exporter l’historique ».',
    'discord-package':
      'Ce paquet de données Discord ne contient aucun message. Demande-le à nouveau en cochant « Messages ».',
    'discord-html': 'Cela a été exporté en HTML avec DiscordChatExporter. Exporte-le à nouveau au format « JSON ».',
    outlook:
      'Les fichiers propres à Outlook ne peuvent pas être lus ici. Exporte la boîte en mbox, ou enregistre les mails en fichiers .eml, et envoie-les.',
  },

  receipt: {
    broughtIn: (name: string): string => `Importé : ${name}`,
    nothing: (name: string): string => `Rien n’a pu être importé : ${name}`,
    stopped: (name: string): string => `Arrêté : ${name}`,
    chats: (amount: number): string => counted(amount, 'discussion', 'discussions'),
    written: (amount: number): string => counted(amount, 'nouveau message ou e-mail', 'nouveaux messages et e-mails'),
    updated: (amount: number): string =>
      `${figure(amount)} ${form(amount, 'a changé', 'ont changé')} depuis la dernière fois`,
    known: (amount: number): string => `${figure(amount)} ${form(amount, 'était déjà là', 'étaient déjà là')}`,
    leftOut: (amount: number, reasons: string): string =>
      `${counted(amount, 'laissé', 'laissés')} de côté : ${reasons}`,
    aside: 'Tu cherches en ce moment dans les données d’exemple ; connecte les tiennes pour retrouver ceci.',
    youAre: (person: string): string => `Ici, tu es ${person}, comme dans tes exports précédents.`,
    brokenAt: (byte: number): string =>
      `Le fichier s’arrête, ou devient illisible, à l’octet ${figure(byte)}. Tout ce qui précède est importé.`,
    diskFull: 'Le disque du service est plein : ce qui a été écrit jusque-là reste.',
    goOn: 'Ce qui a été importé jusque-là reste. Renvoie le fichier pour continuer.',
  },
  leftOut: {
    'service message': (n: number): string => `${counted(n, 'note', 'notes')} du genre « a rejoint le groupe »`,
    deleted: (n: number): string => counted(n, 'message supprimé', 'messages supprimés'),
    empty: (n: number): string => counted(n, 'message vide', 'messages vides'),
    unreadable: (n: number): string => counted(n, 'illisible', 'illisibles'),
    'unreadable mail': (n: number): string => counted(n, 'e-mail illisible', 'e-mails illisibles'),
    'unreadable file': (n: number): string => counted(n, 'fichier illisible', 'fichiers illisibles'),
    'not a mail': (n: number): string =>
      counted(n, 'fichier qui n’est pas un e-mail', 'fichiers qui ne sont pas des e-mails'),
    unsupported: (n: number): string => `${figure(n)} d’un type que l’appli n’a pas exporté`,
    duplicate: (n: number): string => `${figure(n)} en double dans l’export`,
    'no date': (n: number): string => `${figure(n)} sans date`,
    'no chat': (n: number): string =>
      `${figure(n)} ${form(n, 'd’une discussion absente', 'de discussions absentes')} de l’export`,
    spam: (n: number): string => counted(n, 'e-mail indésirable', 'e-mails indésirables'),
    trash: (n: number): string => `${counted(n, 'e-mail', 'e-mails')} à la corbeille`,
    draft: (n: number): string => counted(n, 'brouillon', 'brouillons'),
    'chat log': (n: number): string => counted(n, 'journal de discussion', 'journaux de discussion'),
  },

  ask: {
    who: (name: string): string => `Qui es-tu dans ${name} ?`,
    whoWhy: 'Pour que je sache quels messages sont les tiens.',
    noName: 'Sans nom',
    person: (name: string, messages: number): string => `${name} · ${counted(messages, 'message', 'messages')}`,
    youAre: (person: string, name: string): string => `Dans ${name}, tu es ${person}.`,
    youAreNobody: (name: string): string => `Dans ${name}, tu n’es aucune de ces personnes.`,
    noneOfThem: 'Aucune d’elles',
    stop: 'Arrêter',
    page: (page: number, pages: number): string => `${figure(page)} sur ${figure(pages)}`,
    othersExport: (name: string, person: string): RichText => [
      `${name} est l’export d’une autre personne : `,
      bold(person),
      '. L’importer quand même ?',
    ],
    allTheSame: 'Importer quand même',
    leaveIt: 'Laisser tomber',
    imported: (person: string): string => `L’export est importé quand même (${person}).`,
    date: (name: string, example: string): RichText => [
      `Dans ${name}, il y a la date `,
      bold(example),
      '. Qu’est-ce qui vient en premier ?',
    ],
    dayFirst: 'Le jour',
    dayFirstAs: (day: number, month: number): string => `Le jour (jour ${day}, mois ${month})`,
    monthFirst: 'Le mois',
    monthFirstAs: (day: number, month: number): string => `Le mois (jour ${day}, mois ${month})`,
    dayIsFirst: (name: string): string => `Dans ${name}, le jour vient en premier.`,
    monthIsFirst: (name: string): string => `Dans ${name}, le mois vient en premier.`,
  },
};
