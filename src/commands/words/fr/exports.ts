/** Where each app hides its export, click by click, with the names that its menus have in French. */
import type { Words } from '../en/en.ts';

export const exports: Words['exports'] = {
  Telegram: {
    steps: [
      'Sur un ordinateur, ouvre Telegram Desktop (desktop.telegram.org). Les applis de téléphone ne savent pas exporter.',
      'Ouvre le menu ☰, puis Paramètres → Avancé → Exporter les données Telegram.',
      'Coche les discussions que tu veux ; photos et vidéos sont inutiles.',
      'Tout en bas, à « Format », choisis JSON (lisible par une machine) à la place de HTML.',
      'Appuie sur Exporter. Envoie le fichier result.json du dossier ainsi créé.',
    ],
    note: 'Pour une seule discussion : ouvre-la, puis ⋮ → Exporter l’historique. Telegram peut te demander de confirmer sur ton téléphone et d’attendre un jour.',
  },
  WhatsApp: {
    steps: [
      'Ouvre la discussion sur ton téléphone.',
      'Android : ⋮ → Plus → Exporter la discussion. iPhone : touche le nom en haut, puis Exporter la discussion, tout en bas.',
      'Choisis « Sans médias ».',
      'Enregistre le fichier, ou envoie-le à toi-même, puis envoie le zip ou le .txt tel quel.',
    ],
    note: 'Une discussion à la fois, et au plus ses 40 000 derniers messages. Une discussion en confidentialité avancée ne peut pas être exportée.',
  },
  Signal: {
    steps: [
      'Ouvre les paramètres de Signal, puis Discussions → Exporter l’historique des discussions (« Export chat history »).',
      'Choisis où va l’export, sans médias.',
      'Envoie main.jsonl, ou tout le dossier en zip.',
    ],
    note: 'Une sauvegarde de Signal, c’est autre chose : elle est chiffrée, et seul Signal peut la lire.',
  },
  Slack: {
    steps: [
      'Dans un navigateur, ouvre le menu de ton espace de travail : Outils et paramètres → Paramètres de l’espace de travail.',
      'Ouvre Importer/exporter des données (« Import/Export Data »), puis Exporter.',
      'Choisis la période, lance l’exportation et attends l’e-mail avec le lien.',
      'Envoie le zip tel quel.',
    ],
    note: 'Seuls les propriétaires et administrateurs d’un espace de travail peuvent exporter. Les canaux privés et messages directs n’y sont qu’avec certaines formules.',
  },
  Discord: {
    steps: [
      'Ouvre Paramètres utilisateur → Données et confidentialité.',
      'À « Demander toutes mes données », coche Messages et envoie la demande.',
      'Attends l’e-mail avec le lien : jusqu’à 30 jours.',
      'Envoie le zip tel quel.',
    ],
    note: 'Le paquet de Discord ne contient que tes propres messages. Les fichiers de DiscordChatExporter (JSON) contiennent les deux côtés.',
  },
  Gmail: {
    steps: [
      'Ouvre takeout.google.com et touche « Tout désélectionner ».',
      'Ne coche que la messagerie (Mail), puis touche Étape suivante.',
      'Choisis .zip et une taille de 2 ou 4 Go, puis touche Créer une exportation.',
      'Attends l’e-mail avec le lien, et envoie chaque zip tel quel, l’un après l’autre.',
    ],
    note: 'Tu peux aussi envoyer les boîtes d’autres logiciels, en fichiers mbox.',
  },
};
