/** Said to people who have not used their token for long, without being asked. */
import { code, type RichText } from '../../answer.ts';
import { numbers } from './numbers.ts';

const { days } = numbers;

export const idle = {
  unused: '你有一阵子没用过这个连接了',
  /** @param idle days after which a token is forgotten @param left until then */
  warning: (idle: number, left: number): RichText => [
    `连续 ${days(idle)}没有使用的令牌，我会忘掉它，免得被人滥用。你的令牌大约还有 ${days(left)}。随便运行一个读取数据的命令，比如 `,
    code('/recent'),
    '，它就会留下。',
  ],
  forgotten: '我已经忘掉了你的令牌',
  notUsed: (idle: number): string => `它有 ${days(idle)}没有使用了。`,
  ended: '它在服务那边也已解除，再也打不开任何内容。',
  mayBeValid: '它在服务那边可能仍然有效：不再需要的话，请到那边撤销；还想用，就重新连接。',
};
