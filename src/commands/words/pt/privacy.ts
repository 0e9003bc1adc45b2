/** /privacy in Portuguese. */
import type { Words } from '../en/en.ts';
import { numbers } from './numbers.ts';

export const privacy: Words['privacy'] = {
  stored: 'O que fica guardado, e por quanto tempo',
  items: (days) => [
    `O seu token de acesso e o que ele permite: até você desconectar, ou até passar ${days === undefined ? 'muito tempo' : numbers.days(days)} sem usá-lo (eu aviso antes).`,
    'Os resultados que você folheia, e o que serve para continuar quando você responde a uma resposta: seis horas. Os botões e o seu último perfil: 30 dias; o perfil você pode mandar esquecer na hora. Um link de conexão: dez minutos. O que você está para compartilhar: uma hora.',
    'Uma mensagem sua que custa créditos ou precisa esperar: até ser respondida; depois só o número dela, por dois dias. A resposta: até o Telegram recebê-la.',
    'As suas configurações: até você desconectar. Quando e qual comando custou quantos créditos, sem nenhuma palavra: 35 dias, ou até você desconectar.',
    'O que você me deixa fazer automaticamente (pesquisas que acompanho, olhadas no seu dia): o que procurar, quando, e códigos do que já contei, até você encerrar ou desconectar. Nesses casos leio os seus dados como se você tivesse digitado o comando, pelo custo que você aceitou.',
    'Se você me conectar à sua conta do Telegram: que fez isso e desde quando, até você encerrar por lá ou desconectar; depois só um código, que não diz de quem é, para eu não recolher nada dela. As mensagens vão direto para o seu acervo; eu não guardo nenhuma.',
  ],
  encrypted:
    'Tudo é criptografado, a chave fica guardada em outro lugar, e o seu id do Telegram é trocado por um código; o que você gastou são simples números sob esse código. Os logs não têm textos, nomes, perguntas nem tokens.',
  whereTo: 'Para onde vão os seus dados',
  toService: (service) =>
    `As suas palavras e perguntas vão para ${service}, com o seu token, quando você usa um comando; a resposta volta para esta conversa.`,
  model: {
    none: 'Esse serviço não tem modelo de linguagem: /ask cita os seus dados, e ninguém mais os lê.',
    unknown:
      'Com /ask e /profile, o modelo de linguagem desse serviço, se houver um, lê os dados que o seu token permite.',
    local: (host) =>
      `Com /ask e /profile, um modelo de linguagem na própria máquina desse serviço (${host}) lê os dados que o seu token permite.`,
    elsewhere: (host) =>
      `Com /ask e /profile, a sua pergunta e o que for lido dos seus dados para ela seguem para o modelo de linguagem em ${host}; o que acontece com isso lá depende de quem o opera.`,
  },
  notSold: 'Este bot não vende nem passa nada adiante, e não usa nada para treinar modelos.',
  files:
    'Um arquivo que você envia para importar é passado a esse serviço à medida que chega; eu não guardo nada dele.',
  groups: 'Nunca publico nada pessoal em um grupo. O que você mesmo compartilha lá, eu mostro antes.',
  howToErase: 'Como apagar',
  erase:
    '/disconnect apaga na hora tudo o que está acima, encerra o seu acesso no serviço quando isso é possível, e diz o que foi apagado e encerrado. As mensagens da sua conta do Telegram deixam então de ser recolhidas. O que fica: esta conversa no Telegram (só você pode apagá-la) e o que o próprio serviço guarda. Revogue o token lá se não pôde ser encerrado.',
};
