/** Stories of the Andorinha: the engine, the skipper course, the launch that is coming. */
export const BOAT_STORIES = `
@ anibal 214 08:40
anibal: Bom dia. O motor aquece demais. Ontem parou ao largo do Barreiro.
nina: Ai não. A boat engine with a temper. O que acha que é?
anibal: A bomba de água. O impulsor está comido.
nina: Encomendo um hoje. É o Volvo Penta MD2B de 1972, certo?
anibal: Esse. Peça também a junta.
@ engineroom 213 21:05
nina: Boat engine question: MD2B overheats after twenty minutes, raw-water pump drips. Impeller or housing?
wim: Both, usually. Look for scoring on the cover plate.
carla: turn the plate around, the other side is new :)
nina: Turn the plate around! That is the best advice I ever got for free.
wim: Post a photo when the pump is open.
+ 1d 22:10
nina: Pump open: three vanes missing. Where did the pieces go?
carla: into the heat exchanger, always
nina: Found two of three. The third one is at large.
wim: Then the boat engine will tell you where it is. In July.
@ crew 209 10:15
nina: Boat engine status: new impeller in, cover plate turned, third vane found in the elbow 🎉
sofia: How much did we pay?
nina: Impeller 38 €, gasket 11 €, Mestre paid in compliments.
tomas: Can we start her on Saturday?
anibal: Sábado às dez. Tragam gasóleo limpo.
+ 3d 10:42
nina: SHE RUNS. Engine temperature steady at 72 degrees for an hour.
sofia: I cried a little
tomas: I cried a lot
anibal: Eu não.
@ crew 150 18:20
sofia: Should we take the skipper course this autumn? Carta de marinheiro, six evenings plus practice.
nina: Yes! I found one at the naval school in Alcântara: starts {d-128}, 220 € each.
tomas: I sign up if we all do
nina: Done, three places reserved. Books: tide tables, the collision rules, and a pencil on a string.
@ crew 121 21:40
nina: Course notes, evening two: red to red, go ahead. Green and red together: think.
sofia: I dreamt of buoys
tomas: I dreamt of the exam
@ crew 96 16:05
nina: Exam results!! Passed with 18 out of 20. Lost two points for a fog signal.
sofia: 17! And Tomás?
tomas: 19. I shall be unbearable.
nina: The captain of the Andorinha is still me.
anibal: Parabéns. Agora é que começam a aprender.
@ crew 61 19:12
nina: Survey report: hull sound, two soft ribs at frame 14, keel bolts good. Estimate from Mestre: 1,350 € for the ribs.
tomas: We have 900 in the boat fund
sofia: I put in 200, birthday money
nina: I have the advance from the lighthouse novel in two weeks. Let us do it.
@ crew 18 17:30
anibal: As cavernas novas estão no sítio. Ficou bonito.
nina: I want to hug a rib. Invoice?
anibal: 1.290 €. Sobrou madeira.
nina: Paid today by transfer. Obrigada Mestre, do coração.
sofia: So when is the launch?
nina: If the caulking dries: {d+12}, high tide at 11:30. Invite everyone.
@ crew 26h
sofia: Launch list: who brings what? I have cake.
tomas: Prosecco, one bottle for us and one for the bow
nina: Don't break it on the bow, Mestre will leave us.
anibal: Exato.
sofia: Does she get a new name plate?
nina: Lena is carving it: ANDORINHA, with two swallows. She brings it from Hamburg.
@ anibal 9h
anibal: Menina, a estopa está seca. Primeira demão amanhã às nove.
nina: Estou aí às nove com pastéis de nata 🙌
anibal: Seis. Eu como três.
`;
