/** Small talk in Portuguese: family, the boatwright, the landlady, and Portuguese mixed with English at home. */
export const FAMILY_PT = {
  slots: {
    prato: 'bacalhau à Brás|caldo verde|arroz de polvo|cozido|sardinhas assadas|feijoada|açorda|pastéis de massa tenra',
    dia: 'no domingo|no sábado|amanhã|na sexta à noite|na próxima semana|no feriado',
    coisa: 'o berbequim|a escada|as chaves da garagem|a bicicleta|o carregador|a mala grande|o grelhador',
    jogo: 'Sporting|Benfica|Belenenses|Porto|jogo da seleção',
    sitio: 'Setúbal|Sesimbra|Évora|Cascais|Almada|Óbidos',
  },
  text: `
< Almoço {dia}? A mãe da Joana faz {prato}
> Conta comigo! Levo vinho ou sobremesa?
< Sobremesa. O vinho já está tratado.

< Emprestas-me {coisa}?
> Está com o Tomás. Peço-lhe e deixo aí {dia}.
< Obrigado mana

< Viste o {jogo}?
> Não me fales disso 😤
< Ahahah ok ok, nem mais uma palavra

> Pai, como estão as dores?
< Melhor. Hoje andei até ao café e voltei.
> Boa! Devagar, sem pressas.

< Filha, o computador pede uma atualização outra vez. Carrego?
> Sim pai, carrega. E não desligues a meio.
< Está a 3%. Vou almoçar.

> Vamos a {sitio} {dia}?
< Vamos! Levo o cão ou não?
> Leva, claro. O Bacalhau é que fica em casa, ele detesta carros.

< Parabéns à campeã! Ouvi dizer que acabaste a corrida
> Cheguei viva, já não é mau 😅
< Orgulho!

< A prima vem a Lisboa {dia}. Dormem aí em vossa casa?
> Claro, temos o sofá-cama. Avisa a que horas chega.

<< Quem traz {coisa}?
< Eu não, foi para arranjar
> Eu levo, está na arrecadação

> Rui, precisas de mim para o discurso?
< Preciso que me digas que não está péssimo
> Manda. Leio hoje à noite.

< Choveu cá dentro outra vez, a janela da cozinha
> Liga ao senhor Fernando, foi ele que a montou
< Já liguei, vem {dia}.

< Encontrei uma fotografia do avô na traineira!
> Manda já!! É a de Peniche?
< Essa mesma. 1961, diz atrás a lápis.
`,
};

export const BOAT_PT = {
  slots: {
    peca: 'a bomba de água|o impulsor|a junta da cabeça|o veio|a caixa de estopa|o filtro de gasóleo|o motor de arranque|a hélice',
    dia: 'amanhã|quinta|sábado de manhã|segunda|depois da maré|para a semana',
    madeira: 'pinho manso|carvalho|mogno|iroko|câmbala',
    tarefa:
      'calafetar o fundo|lixar o convés|dar a segunda demão|tirar o mastro|trocar as cavernas|envernizar a retranca',
  },
  text: `
< Bom dia menina Nina. {peca} já chegou.
> Bom dia Mestre! Passo aí {dia}.
< Traga luvas.

> Mestre, dá para {tarefa} com esta humidade?
< Não dá. Esperamos vento norte dois dias.
> O senhor manda.

< A tábua de {madeira} está boa, cortei ontem.
> Que maravilha. Quanto lhe devo?
< Depois fazemos contas.

> O motor pegou à primeira! 🎉
< Pois claro. Estava com medo de mim.

< {dia} não posso, tenho a traineira do Zé em seco.
> Sem problema, eu e o Tomás vamos adiantando: {tarefa}.
< Devagar com a lixadeira. A madeira não foge.

< Menina, deixou o rádio ligado a bordo. Desliguei.
> Ai a bateria! Obrigada Mestre 🙏

> Qual é o óleo certo, o 15W-40?
< Esse. Três litros, e veja {peca} quando mudar.

< Maré boa {dia} às sete.
> Sete da manhã?! 
< A maré não dorme.
`,
};

export const LANDLADY = {
  slots: {
    coisa:
      'o esquentador|a persiana do quarto|o contador da água|a caixa do correio|o intercomunicador|a torneira da varanda',
    dia: 'amanhã|na quarta-feira|na sexta de manhã|esta tarde',
  },
  text: `
> Boa tarde Dona Graça, {coisa} deixou de funcionar.
< Boa tarde Nina. Mando o senhor Fernando {dia}.
> Muito obrigada!

< Bom dia. Recebi a renda, o recibo segue por email.
> Obrigada Dona Graça, bom fim de semana.

< Nina, vão pintar as escadas {dia}. Cuidado com o gato.
> Obrigada pelo aviso, o Bacalhau fica fechado 😺

< As flores da varanda estão lindas!
> São as da sua irmã, pegaram todas 🌺
`,
};

export const COUPLE = {
  slots: {
    jantar:
      'arroz de tomate|ramen|that lentil thing|pizza da esquina|sopa e torradas|peixe grelhado|the leftover curry|omelete',
    compra: 'leite|coffee beans|areia do gato|lixa 120|limões|detergente|pilhas AA|pão de centeio|azeite',
    hora: 'às sete|em meia hora|by eight|depois do treino|late, sorry|às 18h40',
    coisa: 'the blue mug|o teu caderno|my reading glasses|the boat keys|o comando|a chave de fendas pequena',
    plano: 'the cinema|a Sesimbra|that new noodle place|o miradouro|the flea market|um concerto no Coliseu',
    animo: 'exhausted but happy|com dores nas costas|a bit low today|eufórica|só a precisar de um abraço',
  },
  text: `
< Chego {hora}. Jantar?
> {jantar}?
< Perfeito ❤️

> Podes trazer {compra}?
< Já estou na caixa, mas volto atrás 😅
> És o maior

> Have you seen {coisa}?
< Second shelf, behind the globe.
> How does it always end up there
< O gato.

< Bom dia, dormiste bem?
> Sonhei que o barco voava 😂
< Andorinha, faz sentido

< {plano} amanhã?
> Sim!! Compras os bilhetes?
< Feito. Fila 7.

> How was your day?
< {animo}. E tu?
> Four pages and a headache. Come home.

> O Bacalhau vomitou no tapete outra vez
< No tapete bom ou no mau?
> Só temos um tapete agora

< Miss you
> Estou na sala ao lado
< Ainda assim

> Don't forget: {compra} e {compra2}
< Anotado. Mais alguma coisa?
> Tu.

< O teu pai ligou, queria saber do domingo
> Ligo-lhe já. Disseste que sim?
< Disse que levávamos sobremesa.

> I'm at the yard until sunset, the varnish is finally drying
< Levo {jantar} num tupperware?
> Casa comigo
< Já casei

< Reunião interminável 😴
> Coragem. Faço {jantar}.

> A luz foi-se outra vez. Where is the torch?
< Gaveta das pilhas. Leva {coisa} também
> Encontrada 🔦

< Vou correr com a Marta, volto {hora}
> Boa! Bebe água
`,
};

export const HOME = {
  slots: {
    movel: 'a estante|o sofá|a mesa da cozinha|o espelho|a máquina de lavar|o candeeiro',
    dia: 'no sábado|amanhã à tarde|no domingo de manhã',
  },
  text: `
< Alguém ajuda a subir {movel} {dia}?
<< Eu posso depois das 15h
> Ofereço cerveja e gratidão eterna

> Finalmente pendurámos {movel}!
< Está torto
> Está artístico

<< Quando é a inauguração?
> {dia}! Tragam plantas, não tragam velas
`,
};
