/** What the person gets who asks for everything that is kept about them. `service` is the data service's name. */
import { records } from './disconnecting.ts';
import { numbers } from './numbers.ts';

const { figure, size } = numbers;

export const ownData = {
  button: 'मेरे बारे में रखा सब कुछ भेजें',
  collecting: 'आपके बारे में जो रखा है, उसे जुटाया जा रहा है…',
  /** The same in a line of what goes on. Without a full stop. */
  doing: 'आपके बारे में जो रखा है, उसे जुटाना',
  /** In two files. */
  whole: (count: number): string =>
    `आपके बारे में रखा सब कुछ, दो फ़ाइलों में: जो मेरे पास है (आपके टोकन के बिना), और आपका आर्काइव (${records(count)})। यह सादा टेक्स्ट है: जिसके पास फ़ाइलें हों, वह पढ़ सकता है। records.jsonl मुझे भेजेंगे, तो वह फिर से आ जाएगा।`,
  /** @param most bytes of text */
  tooLarge: (count: number, most: number): string =>
    `आपके बारे में जो मेरे पास है, आपके टोकन के बिना। आपका आर्काइव (${records(count)}) इसमें नहीं है: वह ${size(most)} टेक्स्ट से ज़्यादा है। इस बॉट को चलाने वाले आपको पूरा आर्काइव एक फ़ाइल में दे सकते हैं: npm run person`,
  empty: 'आपके बारे में मेरे पास जो कुछ है, सब, आपके टोकन के बिना। आपका आर्काइव खाली है।',
  elsewhere: (service: string): string =>
    `आपके बारे में मेरे पास जो कुछ है, सब, आपके टोकन के बिना। आपका डेटा ${service} पर है: उसे वहाँ माँगें।`,
  unreachable: 'आपके बारे में जो मेरे पास है, आपके टोकन के बिना। आपका आर्काइव अभी पढ़ा नहीं जा सका: कुछ मिनट बाद फिर कोशिश करें।',
  /** Above the one file, where the archive comes otherwise. */
  keptOnly: 'आपके बारे में जो मेरे पास है, आपके टोकन के बिना। आपका आर्काइव आगे आता है।',
  /** A link to a page. */
  pageHeading: 'आपका आर्काइव',
  pageWhat: (count: number): string =>
    `आपका आर्काइव (${records(count)}) इस चैट के लिए बहुत बड़ा है। ब्राउज़र का एक पेज उसे एक ज़िप फ़ाइल में देता है; इसमें कुछ खर्च नहीं होता। लिंक सिर्फ़ आपके लिए है और दस मिनट के भीतर एक बार खुलता है; इसे किसी और को न दें।`,
  openPage: 'मेरा आर्काइव सहेजें',
  /** Where there is no page: files of a chat, one after the other. */
  inParts: (count: number): string =>
    `आपका आर्काइव (${records(count)}) बड़ा है: वह यहाँ हिस्सों में, ज़िप फ़ाइलों में आएगा। इसमें कुछ खर्च नहीं होता, और आप इसे कभी भी रोक सकते हैं।`,
  /** While it goes on. Without a full stop. */
  sendingPart: (part: number): string => `आपके आर्काइव का हिस्सा ${figure(part)} तैयार करना`,
  part: (part: number, count: number): string => `आपके आर्काइव का हिस्सा ${figure(part)}: ${records(count)}।`,
  allParts: (count: number): string =>
    `यह आपका पूरा आर्काइव था: ${records(count)}। यह सादा टेक्स्ट है: जिसके पास फ़ाइलें हों, वह पढ़ सकता है। इनमें से कोई मुझे भेजेंगे, तो वह फिर से आ जाएगा।`,
  partsStopped: 'रोक दिया। जो हिस्से आ चुके हैं, वे आपके हैं; बाकी नहीं भेजे गए। कुछ खर्च नहीं हुआ।',
  /** @param part which could not be read */
  partsBroken: (part: number): string =>
    `आपका आर्काइव अभी आगे पढ़ा नहीं जा सका। जो आ चुका है, वह रहेगा; अगला हिस्सा ${figure(part)} है। कुछ मिनट बाद कोशिश करें।`,
  goOn: 'आगे भेजें',
};
