/** /profile in Portuguese. */
import type { Words } from '../en/en.ts';
import { numbers } from './numbers.ts';

export const profiles: Words['profiles'] = {
  tooLong: (limit) => `É longo demais: até ${numbers.figure(limit)} caracteres, por favor. Nada foi gasto.`,
  costs: (credits, today) => [
    'Um perfil lê as suas mensagens e descreve você em uma página. Custa ',
    credits,
    ` (${today}). Fica guardado por 30 dias, criptografado, para que rever seja grátis.`,
  ],
  costsWithFocus: (focus, credits, today) => [
    'Um perfil lê as suas mensagens e descreve você, olhando para ',
    focus,
    '. Custa ',
    credits,
    ` (${today}).`,
  ],
  countCosts: (nothing) => [
    'O serviço não tem modelo de linguagem para escrever um perfil. O que dá para contar não custa ',
    nothing,
    ': com quem, onde e quando você escreve, e quais palavras se repetem.',
  ],
  nothing: 'nada',
  reading: 'Lendo as suas mensagens para um perfil',
  counting: 'Contando as suas mensagens para um perfil',
  confirm: (credits) => `Confirmar ${numbers.credits(credits)}`,
  countIt: 'Contar (0 créditos)',
  presets: [
    ['Minhas pessoas', 'as pessoas próximas de mim, de onde nos conhecemos e como nos damos'],
    ['Meus interesses', 'aquilo de que gosto e a que sempre volto, e como isso mudou'],
    ['Meu trabalho', 'o meu trabalho: o que faço, com quem, e o que faço bem'],
    ['Meus planos', 'o que prometi, combinei e adiei'],
  ],
  ownWords: 'Com minhas palavras',
  whatToLookAt: (credits) =>
    `Para o que ele deve olhar? Você vê o preço (${numbers.credits(credits)}) antes que algo seja lido.`,
  hint: 'As minhas viagens',
  showAgain: 'Mostrar de novo · grátis',
  forget: 'Esquecer',
  from: (at) => ['Feito em ', at, ', e mostrado de novo sem custo: 0 créditos.'],
  gone: 'Já não há nenhum perfil seu guardado. Nada foi gasto.',
  forgotten: 'Esquecido: não guardo nenhum perfil seu. O que foi mostrado fica nesta conversa até você apagar.',
};
