/** Small talk about boats: the crew of the Andorinha, an online forum, and a channel with tides and wind. */
export const BOAT = {
  slots: {
    job: 'sanding the coaming|caulking the garboard seam|rewiring the bilge pump|oiling the tiller|stripping the cabin top|bedding the cleats|scraping the keel',
    part: 'impeller|water pump|fuel filter|stern gland|alternator belt|shackle|gudgeon|seacock|exhaust hose',
    day: 'Saturday|Sunday|Friday after work|tomorrow|next weekend|Thursday',
    hour: '8|9|10|half past nine|first light|11',
    stuff:
      'masking tape|bronze screws|two tins of varnish|red lead|a clean rag for once|gloves|the heat gun|the long clamps',
    place: 'Seixal|the Seixal yard|Doca de Belém|Alcântara|Cacilhas',
    food: 'bifanas|pastéis de nata|sardine sandwiches|oranges|a thermos of coffee',
  },
  text: `
<< Who is at {place} on {day}?
> Me, from {hour}. Plan is {job}.
<<< I can bring {stuff}.
< Bom.

> Photo of the {part} after cleaning. Before and after 😳
<< That is not a part, that is an archaeological find
> It lives!

< Vento norte {day}. Bom para verniz.
> Then {job} can wait, varnish first.
<< I'll bring {food}.

> We need {stuff} before {day}. Who passes the chandlery?
<<< I do, on the way home. Anything else?
> A new {part}, if they have one for the old Volvo.
<<< They will laugh at me again

<< Tide is at {hour}, we could take her to {place} and back
> Only if the {part} behaves
< Porta-se bem. Eu vi.

<<< I am covered in epoxy
> Photo or it did not happen
<<< My phone is also covered in epoxy

> Log: {job}, 4 hours. Next: check the {part}.
<< You write it like a captain
> Every boat deserves a log

< Menina, não aperte tanto os parafusos.
> Já percebi Mestre 😅 bronze is soft
<< I learned that on my first boat, with a hacksaw

<< Weather for {day}: 12 knots NW, sunny
> Perfect. {food} on board, leave at {hour}.
<<< In!

> Does anyone remember where we put {stuff}?
<< Port locker, under the life jackets
> Found. And three wrenches we bought twice.
`,
};

export const FORUM = {
  slots: {
    engine: 'MD2B|1GM10|old two-cylinder Bolinder|BMC 1.5|MD11C',
    fault:
      'overheats after twenty minutes|spits white smoke on a cold start|leaks from the raw-water pump|hunts at idle|only charges above 1500 rpm|drips at the stern gland',
    fix: 'change the impeller and check the housing for scoring|bleed the injectors|look at the thermostat first|clean the exhaust elbow, it clogs|replace the hose clamps, all of them|repack the gland with flax',
    finish:
      'tung oil|eight coats of spar varnish|pine tar and turpentine|two-part polyurethane|Deks Olje|red lead primer',
    rope: 'eye splice|long splice|Turk’s head|whipping|soft shackle|back splice',
    wood: 'larch on oak|iroko|pitch pine|mahogany|cedar strip',
  },
  text: `
< My {engine} {fault}. Ideas?
<< {fix}.
> Same here last winter. It was the second thing we tried: {fix2}.
< Thank you both, will report

> How many of you still use {finish}?
< Every spring.
<< Never again. Sand forever, cry forever.
> So, opinions 😄

<< Finished my first {rope} today!
> Looks tidy! How long was the tail?
<< Too short, I will do it again
< Sixteen diameters and you sleep well.

> {wood} planks: steam or soak?
< Steam, one hour per inch.
<< And wear proper gloves. Ask me how I know
> How do you know
<< <b>Ouch</b>

< Found a {engine} for parts, 150 €, anyone?
> Where? I may need the water pump
< Vlissingen. I can ship the pump alone.

> Is {finish} ok over old varnish?
<< Only after a proper key. 180 grit, wipe, wait.
`,
};

export const TIDES = {
  slots: {
    wind: 'NW 10 kn|N 15 kn, gusts 24|W 8 kn|variable, light|SW 18 kn, rain later|NE 12 kn',
    high: '05:42 (3.6 m)|06:20 (3.4 m)|07:05 (3.2 m)|09:51 (2.9 m)|11:30 (3.0 m)|15:10 (3.5 m)',
    low: '00:11 (0.6 m)|12:20 (0.7 m)|13:02 (0.9 m)|17:44 (1.1 m)|18:25 (0.8 m)|21:36 (0.5 m)',
    note: 'Fog patches before 10.|Swell 1.5 m at the bar.|Small craft: mind the ferries off Cacilhas.|Cargo traffic in the channel all day.|Good drying weather.|Thunder possible in the evening.',
  },
  text: `
< Tejo today: wind {wind}. High {high}, low {low}. {note}

< ⚠️ Maré viva. Preia-mar {high}. Vento {wind}. {note}

< Boletim: vento {wind}, baixa-mar {low}. {note}
`,
};
