/** What was asked for, and what is wrong with it, in Portuguese. */
import type { Words } from '../en/en.ts';
import { numbers } from './numbers.ts';

const utc = (isUtc: boolean) => (isUtc ? ' (UTC)' : '');

export const queries: Words['queries'] = {
  filters: {
    sent: 'que você enviou',
    received: 'que você recebeu',
    on: (platform) => `no ${platform}`,
    from: (name) => `de ${name}`,
    chat: (name) => `em conversas com “${name}” no nome`,
    holding: {
      link: 'com link',
      file: 'com arquivo',
      photo: 'com foto',
      video: 'com vídeo',
      voice: 'com mensagem de voz',
      audio: 'com áudio',
      sticker: 'com figurinha',
    },
    exactly: (phrase) => `exatamente “${phrase}”`,
    without: (word) => `sem “${word}”`,
    before: (day, isUtc) => `antes de ${day}${utc(isUtc)}`,
    since: (day, isUtc) => `desde ${day}${utc(isUtc)}`,
    onDay: (day, isUtc) => `em ${day}${utc(isUtc)}`,
    days: (first, last, isUtc) => `de ${first} a ${last}${utc(isUtc)}`,
  },
  reasons: {
    sender: 'o nome de quem enviou combina',
    chat: 'o nome da conversa combina',
    missing: (words, more) => `sem ${words.map((word) => `“${word}”`).join(', ')}${more ? ' …' : ''}`,
    times: (amount) => `${numbers.figure(amount)} vezes`,
  },
  problems: {
    noWord: 'Por favor, acrescente pelo menos uma palavra para pesquisar, ou um filtro como from:anna.',
    onlyExcluded:
      'Isso só diz o que deixar de fora. Por favor, acrescente uma palavra para pesquisar, ou um filtro como from:anna.',
    onlyPunctuation: 'Não há nenhuma palavra aí, só pontuação.',
    tooLong: (most) => `É longo demais para pesquisar: até ${most} caracteres, por favor.`,
    excludedKey: (key) => `Só palavras podem ser deixadas de fora com um sinal de menos: com “-${key}:” não dá.`,
    nothingAfter: (key) => `Falta algo depois de ${key}: – escreva logo após os dois-pontos.`,
    has: (value) =>
      `Depois de has: pode vir link, file, photo, video, voice, audio ou sticker. Se há “${value}”, não sei dizer.`,
    platform: (known) => `Conheço estas plataformas: ${known}; um dia também pode vir aí.`,
    place: (value, known) => `Não sei onde fica “${value}”. Depois de in: pode vir ${known}.`,
    limit: (most, value) => `Posso buscar de 1 a ${most} por vez, não ${value}.`,
    filter: (value) => `Não conheço o filtro “${value}”. Existem from:, chat:, on:, when:, after:, before: e has:.`,
    toCome: (day) => `${day} ainda vai chegar: nada pode ser mais novo que hoje.`,
    noDay: (after, before) => `Nenhum dia fica depois de ${after} e antes de ${before}.`,
    date: (value) => `Não entendo a data “${value}”. Tente 2026-11-01, 7d, ontem ou "semana passada".`,
    senderTooLong: (most) => `O nome de quem enviou pode ter até ${most} caracteres.`,
    chatTooLong: (most) => `O nome de uma conversa pode ter até ${most} caracteres.`,
  },
};
