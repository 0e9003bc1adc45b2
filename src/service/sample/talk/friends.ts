/** Small talk among friends: everyday, running, books, cooking, and with Amira in Arabic and English. */
export const FRIENDS = {
  slots: {
    place:
      'Café Tati|the kiosk at Príncipe Real|Mercado de Arroios|the ferry terminal|Jardim da Estrela|that bar with the piano|Feira da Ladra',
    day: 'tonight|tomorrow|Friday|Saturday|Sunday morning|next week',
    drama:
      'my boss quit|the washing machine flooded the corridor|I got the grant|my neighbour bought a trumpet|I cut my own hair|the cat learned to open doors',
    show: 'that Danish series|the new Miyazaki|the documentary about C++ pioneers|the fado film|a concert at Musicbox',
    emoji: '😂|🙈|🥲|💃|🔥|✨|👩‍🔧|🫠',
  },
  text: `
< {place} {day}?
> Yes! 7 pm?
< 7 it is {emoji}

< You will not believe it: {drama}
> WHAT
< I know {emoji}
> Call me in ten minutes

> Did you watch {show}?
< Half of it, then I fell asleep. Was it good?
> The second half is the good half

< Can I borrow your sewing kit {day}?
> Sure, also bring back my umbrella {emoji}
< Which umbrella…

> Sorry, running late, the 28 is full of tourists again
< Take your time, I have a book

< How is the translation going?
> Page by page. The sea has forty words in that book
< And you found thirty nine?
> The fortieth hides

< happy friday {emoji}
> happy friday! plans?
< {show} and soup

> Thank you for {day}, I needed that
< Always 💛

< Does your landlady allow dogs?
> She allows cats and complains about dogs, why
< Hypothetically…
> Joana.
< Just looking at photos {emoji}
`,
};

export const RUNNING = {
  slots: {
    km: '6|8|10|12|5 easy|7|14|16',
    pace: '5:40|6:05|5:20|6:30|5:55',
    route:
      'Belém to Cais do Sodré|along the river to Algés|up Monsanto|Parque das Nações loop|the Ginjal side and back by ferry',
    excuse:
      'left knee says no|deadline|it is raining sideways|I ate the whole tart|my shoes are at the boat|visiting dad',
    time: '19:00|19:30|18:45|7:00 sharp',
  },
  text: `
< Thursday {time}, {route}, {km} km. Who is in?
> In!
<< In, slowly
<<< Can't, {excuse}

> Done: {km} km at {pace}. Legs are soup.
< 👏👏
<< Soup is a food group

<< Intervals or easy run?
< Easy. {pace} and talking.
> I can do talking

> Skipping today: {excuse}
< Next week no mercy 😈

< New shoes! They are orange. Very orange.
> We will see you from Almada
<<< Pictures please

<<< What do you eat before {km} km?
< Banana.
> Toast and regret
<< Pastel de nata, science says so

< Race bibs are out, {time} at the start, bring safety pins
> I have twelve thousand pins, sailor's privilege
`,
};

export const BOOKS = {
  slots: {
    book: 'The Summer Book|Austerlitz|The Rings of Saturn|Stoner|Kokoro|Lanzarote Notebooks|The Left Hand of Darkness|A Month in the Country|Pedro Páramo',
    page: '40|88|112|203|19|the last chapter',
    verdict:
      'slow in the best way|too much fog, not enough story|I cried on the tram|the translation is gorgeous|I argue with it in the margins|perfect for rain',
    when: 'the 12th|next Tuesday|after the holidays|Sunday at Dora’s|in two weeks',
  },
  text: `
< I am on page {page} of {book}. {verdict}.
> No spoilers!
<< It was published decades ago…
> NO SPOILERS

<< Vote for the next one: {book} or {book2}?
< {book}
> {book2}, I have been good all year
<<< {book2}

< We meet {when}, 20:00. Who brings cheese?
> Cheese and an opinion
<<< I bring the wrong opinion as usual

> Finished {book}: {verdict}
<< Told you

<<< Is there an edition in Portuguese?
> Yes, and the translator is a friend: be kind
<<< Always kind to translators 🙂

< Quote of the day: "A lighthouse is a question that repeats itself."
> Who wrote that?
< You did, last month, on a napkin.
`,
};

export const KITCHEN = {
  slots: {
    dish: 'borscht|caldo verde|shakshuka|gyoza|mushroom risotto|syrniki|fattoush|pumpkin soup|okonomiyaki|cinnamon buns',
    missing: 'dill|sesame oil|buttermilk|sumac|a proper pan|bay leaves|patience|cornflour',
    left: 'half a cabbage|three egg whites|a litre of stock|too many lemons|old bread|cold rice',
    swap: 'yoghurt and a squeeze of lemon|parsley, nobody will know|a saucepan lid|butter, always butter|fennel tops',
  },
  text: `
> I have {left}. What do I do with it?
< {dish}!
<< Or freeze it and pretend
> {dish} it is

< No {missing} for my {dish}. Replacement?
> {swap}
<< {swap2}, trust me

<< Recipe for {dish} please, I lost the paper
> Onion slowly, then everything else, salt twice. I will write it down properly
< She never writes it down properly

> Burned the {dish}. Ate it anyway.
< Crispy edition 😄

< Tonight: {dish}. Too much of it. Who wants a box?
> ME
<<< Me too, I pass by at eight

<<< My grandmother would add {missing}
> Mine too, to everything, including tea
`,
};

export const AMIRA = {
  slots: {
    وقت: 'مساء الغد|يوم الجمعة|بعد العمل|في نهاية الأسبوع|صباح السبت',
    شيء: 'القهوة بالهيل|كتاب الشعر|الزعتر|الصور القديمة|وصفة الكبة',
    place: 'Beirut|the mountains|Byblos|Tripoli|the corniche',
    thing:
      'the power is back|it snowed on the mountain|my sister got engaged|the bookshop reopened|I taught my first class',
  },
  text: `
< صباح الخير يا نينا! كيف حالك؟
> صباح النور! بخير، وأنتِ؟
< الحمد لله. سأرسل لك {شيء}
> شكراً جزيلاً ❤️

< نتكلم {وقت}؟
> نعم، بكل سرور
< ممتاز

< News from {place}: {thing}!
> So happy to hear it!! Tell me everything {وقت}
< إن شاء الله

> How do you say "swallow", the bird, in Arabic?
< سنونو (sunūnū). لماذا؟
> It is the name of our boat, Andorinha. I want it on a cup
< يا سلام! I will paint you one

< Did the parcel with {شيء} arrive?
> Yesterday! The whole kitchen smells of {place}
< 🥰

> I tried your recipe, the dough was too sticky
< Less water, more patience. اصبري
`,
};
