/** /settings in Portuguese. */
import type { Words } from '../en/en.ts';

const minutes = new Intl.NumberFormat('pt', { style: 'unit', unit: 'minute', unitDisplay: 'long' });
const hours = new Intl.NumberFormat('pt', { style: 'unit', unit: 'hour', unitDisplay: 'long' });

export const settings: Words['settings'] = {
  unknown:
    'Não conheço essa configuração. Você pode digitar, por exemplo: /settings cap 20, /settings cap none, /settings zone São Paulo, /settings protect on, /settings cover on, /settings delete 1h, /settings pictures dark.',
  back: '‹ Configurações',
  language: {
    label: 'Idioma: ',
    open: 'Idioma',
    ask: 'Em que idioma devo responder? O que você procura pode estar em qualquer um.',
    asTelegram: 'O do meu Telegram',
  },
  cap: {
    label: 'Limite diário: ',
    none: 'nenhum seu',
    zero: '0 – nada que custe créditos funciona',
    operator: (credits) => `Quem opera o bot permite ${credits} por dia; vale o menor dos dois.`,
    remove: 'Sem limite',
  },
  results: {
    open: 'Privacidade',
    cover: {
      label: 'Cobrir resultados: ',
      on: 'sim – ninguém lê junto antes de você tocar',
      off: 'não – dá para ler na hora',
      turnOn: 'Cobrir resultados',
      turnOff: 'Deixar de cobrir resultados',
    },
    protect: {
      label: 'Proteger resultados: ',
      on: 'sim – não podem ser encaminhados, guardados nem copiados',
      off: 'não – podem ser encaminhados e guardados',
      turnOn: 'Proteger resultados',
      turnOff: 'Deixar de proteger resultados',
    },
    delete: {
      label: 'Apagar resultados: ',
      after: (time) => `${time} depois de mostrados`,
      never: 'nunca – ficam na conversa',
      keep: 'Manter',
    },
    time: (amount) => (amount % 60 === 0 ? hours.format(amount / 60) : minutes.format(amount)),
    fromNowOn: 'Isto vale para os resultados a partir de agora. Resultados são o que vem dos seus dados.',
    deleted: 'Aqui havia um resultado que se apaga sozinho.',
  },
};
