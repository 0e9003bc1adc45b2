/** What was counted, in Portuguese. */
import type { Words } from '../en/en.ts';
import { counted, form, numbers } from './numbers.ts';

const { figure } = numbers;
const WEEKDAYS = ['Seg', 'Ter', 'Qua', 'Qui', 'Sex', 'Sáb', 'Dom'] as const;
/** With their articles, as in “mais nas segundas”. */
const ON_WEEKDAYS = [
  'às segundas',
  'às terças',
  'às quartas',
  'às quintas',
  'às sextas',
  'aos sábados',
  'aos domingos',
] as const;
const monthFormat = new Intl.DateTimeFormat('pt', { month: 'short', year: 'numeric', timeZone: 'UTC' });

const messages = (amount: number) => counted(amount, 'mensagem', 'mensagens');
/** `name` is `2026-03`. */
const month = (name: string) => monthFormat.format(new Date(`${name}-01T00:00:00Z`));
const hour = (number: number) => `${String(number).padStart(2, '0')}:00`;

export const figures: Words['figures'] = {
  yourMessages: 'As suas mensagens',
  yourEmails: 'Os seus e-mails',
  onlyMessages: 'Posso contar mensagens e e-mails. Tire o outro lugar, ou escreva in:emails.\n\nNada foi gasto.',

  counting: (what) => `Contando: ${what}`,
  read: (amount, most) => `${figure(amount)} de até ${figure(most)} ${form(amount, 'lida', 'lidas')}`,

  messages,
  sentAndReceived: (sent, received) =>
    `${counted(sent, 'enviada', 'enviadas')}, ${counted(received, 'recebida', 'recebidas')}`,
  none: 'Nada combina. Menos palavras ou filtros podem encontrar mais.',
  days: (first, last) => (first === last ? `Tudo em ${first}` : `De ${first} a ${last}`),
  day: (iso, zone) =>
    new Intl.DateTimeFormat('pt', { day: 'numeric', month: 'short', year: 'numeric', timeZone: zone }).format(
      new Date(iso),
    ),
  silence: (days, from, to) => `Maior silêncio: ${numbers.days(days)}, de ${from} a ${to}`,
  busiestMonth: (name, amount) => `Mês mais movimentado: ${month(name)}, ${figure(amount)}`,
  busiestTimes: (day, number, zone) =>
    `Principalmente ${ON_WEEKDAYS[day] ?? ''}, por volta das ${hour(number)} (hora de ${zone})`,
  chats: 'Conversas',
  people: 'Pessoas',
  favouriteWords: 'Palavras que se repetem',
  partial: (amount, total) =>
    total === undefined
      ? `Contei só ${form(amount, 'a', 'as')} ${figure(amount)} mais ${form(amount, 'nova', 'novas')}; há outras, mais antigas.`
      : `Contei só ${form(amount, 'a', 'as')} ${figure(amount)} mais ${form(amount, 'nova', 'novas')} de ${figure(total)}.`,
  brokenOff: 'O serviço parou de responder no caminho; isto é o que chegou antes.',

  byMonth: 'Por mês',
  byWeekday: 'Por dia da semana',
  byHour: (zone) => `Por hora (${zone})`,
  sent: 'enviadas',
  received: 'recebidas',
  month,
  weekday: (day) => WEEKDAYS[day] ?? '',
  hour,

  dark: 'Escuro',
  light: 'Claro',
  asPicture: 'Gráfico (grátis)',
  pictures: 'Gráficos: ',
  lightPictures: 'Gráficos claros',
  darkPictures: 'Gráficos escuros',
  show: 'Mostrar',
  countAnew: 'Contar do zero',
  countAgain: 'Contar de novo',
  keptSince: 'Contado em ',
  forgotten: 'Já esqueci estes números: guardo-os por apenas seis horas.',
  notDrawn: 'Não consegui desenhar o gráfico agora; estes são os números dele.',

  readingQuestion: (page) =>
    `Este serviço de dados não conta sozinho, então preciso ir lendo: ${messages(page)} por 1 crédito, começando pelas mais novas. Até onde devo voltar? Você só paga pelo que eu ler.`,
  newest: (amount, credits) => `Até ${figure(amount)} (no máximo ${numbers.credits(credits)})`,
  nothingCounted: 'Nada foi contado nem gasto.',
};
