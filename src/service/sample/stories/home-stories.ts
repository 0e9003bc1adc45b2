/** Stories of home: the new flat, the cat that vanished, Joana's birthday, the father's hip, the brother's wedding. */
export const HOME_STORIES = `
@ casanova 312 21:05
nina: Há uma casa na Graça. 3.º andar, varanda, vista para o rio se nos inclinarmos.
tomas: Quanto?
nina: 1.150 € por mês, dois meses de caução. A senhoria chama-se Graça, como o bairro.
rui: Isso é um sinal ou uma piada?
joana: Aceitem a piada!
+ 2d 18:40
nina: Visitámos. Chão de madeira, cozinha azul, um limoeiro no pátio.
tomas: E um degrau que range de propósito.
nina: Assinamos o contrato {pt-303}. Começa a 1 do mês.
@ casanova 290 09:15
rui: Carrinha alugada, sábado às 8h30. Quem conduz?
joana: Eu!! Conduzo tudo.
nina: O frigorífico não passa na escada. Medi três vezes: faltam 2 cm.
tomas: Tiramos a porta do frigorífico?
rui: Tiramos a porta da casa.
+ 3d 19:20
nina: Mudança feita. Baixas: um espelho, um dedo do Rui, a dignidade do frigorífico (entrou pela varanda com cordas).
joana: Foi o melhor dia do ano 😂
tomas: A caução está paga: 2.300 €, transferência de ontem.
@ graca 286 10:02
graca: Bom dia Nina. O contrato assinado está na caixa do correio. As chaves suplentes estão com a vizinha do 2.º.
nina: Muito obrigada Dona Graça! A casa é linda.
graca: Cuidem do limoeiro. Era do meu marido 🍋
@ tomas 176 07:35
nina: O Bacalhau não veio comer.
tomas: Viste na varanda?
nina: A porta do pátio estava aberta. Acho que saiu.
tomas: Vou ao pátio. Abana a lata.
+ 2h
nina: Nada. Colei cartazes: gato cinzento, olhos amarelos, responde a "bacalhau".
tomas: A vizinhança vai achar que vendemos peixe
+ 1d 22:50
tomas: Encontrei-o!!! Dormia no limoeiro. NO limoeiro.
nina: Estou a chorar na escada. Traz esse peixe para casa.
@ clinic 174 09:30
pinto: Clínica Dr. Pinto: consulta do Bacalhau amanhã às 17h15. Traga o boletim de vacinas.
nina: Obrigada. Ele está bem, só muito orgulhoso.
+ 1d 18:05
pinto: Bacalhau: peso 5,4 kg, vacina em dia, pata esquerda com um arranhão. Pomada 2x por dia, 7 dias. Total 48 €.
@ clinic 12 10:00
pinto: Lembrete: vacina anual do Bacalhau em atraso. Responda 1 para marcar.
nina: 1
pinto: Marcado: {pt+9} às 16h40.
@ surpresa 84 22:00
tomas: Grupo secreto. A Joana faz 40 a {pt-70}. Ideias?
rui: Festa surpresa no barco?
nina: O barco está em seco, mas o estaleiro é lindo ao pôr do sol. Mesas, luzes, caldo verde.
marta: I can get her there: "Nina needs help with varnish", she never says no.
nina: Perfect lie. A surprise birthday party with a cover story! Budget 25 € each.
+ 4d 20:15
rui: Bolo encomendado: 30 fatias, chocolate e laranja, em forma de acordeão. 85 €.
tomas: O Hugo traz o piano elétrico.
nina: Presente: as aulas de acordeão que ela quer desde sempre. 12 aulas, 240 €, já paguei metade.
marta: I'm in for 30
@ surpresa 70 16:40
marta: We are on the ferry. She suspects NOTHING. She brought her own sandpaper.
nina: Luzes prontas. Mestre Aníbal pôs gravata!!
rui: Escondam o bolo!
+ 6h
nina: A cara dela. A CARA dela. Obrigada a todos, foi a melhor noite.
tomas: Mestre Aníbal dançou. Tenho provas.
@ joana 69 11:15
joana: Ainda estou a chorar e a rir. Acordeão?!! Como é que sabiam?
nina: Falas disso desde 2009, querida.
joana: Amo-vos. E lixei mesmo a borda antes da festa 😂
@ pai 146 10:20
pai: Filha, marcaram a operação da anca. {pt-125}, Hospital de São José.
nina: Vou consigo. Quantos dias fica?
pai: Quatro, se me portar bem.
nina: Então dez 😄
@ pai 124 18:30
nina: Como está o meu herói de titânio?
pai: Tenho uma anca nova e uma enfermeira do Sporting. Metade boa.
rui: Ele já se queixou da sopa, está ótimo
@ pai 112 09:00
pai: Fisioterapia às terças e quintas. Hoje subi seis degraus.
nina: Seis!! No próximo mês sobe à nossa varanda.
@ rui 88 23:05
rui: Ela disse que sim 💍
nina: RUI!!! Quando?? Como??
rui: Ontem, na ponte de Vila Franca, com chuva. Casamos a {pt+210}, em Óbidos.
nina: Eu choro. A mãe já sabe?
rui: Ligo-lhe amanhã. Fazes o discurso comigo?
nina: Com uma condição: conto a história da traineira e do bolo.
rui: Tudo menos essa.
@ rui 30 20:00
rui: Quinta reservada: {pt+210}, 80 pessoas. Sinal de 1.000 € pago.
nina: Fato azul ou cinzento?
rui: A noiva diz azul. Portanto azul.
@ family 87 21:15
nina: У меня новость: Руй женится! {ru+210}, в Обидуше.
sveta: Ура!!! Я покупаю шляпу!
zoya: Дожила! Внук женится. Что подарить?
mama: Сервиз, конечно.
nina: Только не сервиз, бабуль 😂 они хотят деньги на путешествие.
zoya: Сервиз и деньги.
@ tomas 3.5h
tomas: Levo o Bacalhau ao Dr. Pinto ou vais tu?
nina: Vou eu, dia {pt+9}. Leva tu o bolo da Sofia amanhã para o estaleiro?
tomas: Combinado. Jantar: sopa e pão?
nina: Sopa, pão e sofá ❤️
`;
