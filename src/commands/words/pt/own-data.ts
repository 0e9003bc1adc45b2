/** What the person gets who asks for everything that is kept about them. `service` is the data service's name. */
import { records } from './disconnecting.ts';
import { numbers } from './numbers.ts';

const { size } = numbers;

export const ownData = {
  button: 'Mande tudo o que há sobre mim',
  collecting: 'Juntando o que está guardado sobre você…',
  /** In two files. */
  whole: (count: number): string =>
    `Tudo o que está guardado sobre você, em dois arquivos: o que eu guardo, sem o seu token, e o seu acervo (${records(count)}). É texto simples: quem tiver os arquivos pode ler. Se você me enviar o records.jsonl, eu importo de novo.`,
  /** @param most bytes of text */
  tooLarge: (count: number, most: number): string =>
    `O que eu guardo sobre você, sem o seu token. O seu acervo (${records(count)}) não veio junto: passa de ${size(most)} de texto. Quem cuida deste bot pode lhe dar tudo em um só arquivo.`,
  empty: 'Tudo o que eu guardo sobre você, sem o seu token. O seu acervo está vazio.',
  elsewhere: (service: string): string =>
    `Tudo o que eu guardo sobre você, sem o seu token. Quem guarda os seus dados é ${service}: peça lá.`,
  unreachable:
    'O que eu guardo sobre você, sem o seu token. Não deu para ler o seu acervo agora: tente de novo em alguns minutos.',
};
