/** What the person gets who asks for everything that is kept about them. `service` is the data service's name. */
import { records } from './disconnecting.ts';
import { numbers } from './numbers.ts';

const { figure, size } = numbers;

export const ownData = {
  button: 'Mande tudo o que há sobre mim',
  collecting: 'Juntando o que está guardado sobre você…',
  /** The same in a line of what goes on. Without a full stop. */
  doing: 'Juntando o que está guardado sobre você',
  /** In two files. */
  whole: (count: number): string =>
    `Tudo o que está guardado sobre você, em dois arquivos: o que eu guardo, sem o seu token, e o seu acervo (${records(count)}). É texto simples: quem tiver os arquivos pode ler. Se você me enviar o records.jsonl, eu importo de novo.`,
  /** @param most bytes of text */
  tooLarge: (count: number, most: number): string =>
    `O que eu guardo sobre você, sem o seu token. O seu acervo (${records(count)}) não veio junto: passa de ${size(most)} de texto. Quem cuida deste bot pode lhe dar tudo em um só arquivo: npm run person.`,
  empty: 'Tudo o que eu guardo sobre você, sem o seu token. O seu acervo está vazio.',
  elsewhere: (service: string): string =>
    `Tudo o que eu guardo sobre você, sem o seu token. Quem guarda os seus dados é ${service}: peça lá.`,
  unreachable:
    'O que eu guardo sobre você, sem o seu token. Não deu para ler o seu acervo agora: tente de novo em alguns minutos.',
  /** Above the one file, where the archive comes otherwise. */
  keptOnly: 'O que eu guardo sobre você, sem o seu token. Agora vem o seu acervo.',
  /** A link to a page. */
  pageHeading: 'O seu acervo',
  pageWhat: (count: number): string =>
    `O seu acervo (${records(count)}) é grande demais para esta conversa. Uma página no navegador entrega tudo em um só arquivo zip, sem custo. O link é só para você, abre uma única vez, dentro de dez minutos; não passe adiante.`,
  openPage: 'Salvar o meu acervo',
  /** Where there is no page: files of a chat, one after the other. */
  inParts: (count: number): string =>
    `O seu acervo (${records(count)}) é grande: ele chega aqui em partes, em arquivos zip. Não custa nada, e você pode cancelar quando quiser.`,
  /** While it goes on. Without a full stop. */
  sendingPart: (part: number): string => `Preparando a parte ${figure(part)} do seu acervo`,
  part: (part: number, count: number): string => `Parte ${figure(part)} do seu acervo: ${records(count)}.`,
  allParts: (count: number): string =>
    `Esse foi o seu acervo inteiro: ${records(count)}. É texto simples: quem tiver os arquivos pode ler. Se você me enviar um deles, eu importo de novo.`,
  partsStopped: 'Parado. As partes que já chegaram são suas; o resto eu não enviei. Nada foi gasto.',
  /** @param part which could not be read */
  partsBroken: (part: number): string =>
    `Não deu para ler o resto do seu acervo agora. O que chegou fica; a próxima é a parte ${figure(part)}. Tente em alguns minutos.`,
  goOn: 'Continuar enviando',
};
