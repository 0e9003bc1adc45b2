/** What the person gets who asks for everything that is kept about them. `service` is the data service's name. */
import { records } from './disconnecting.ts';
import { numbers } from './numbers.ts';

const { size } = numbers;

export const ownData = {
  button: 'मेरे बारे में रखा सब कुछ भेजें',
  collecting: 'आपके बारे में जो रखा है, उसे जुटा रहा हूँ…',
  /** In two files. */
  whole: (count: number): string =>
    `आपके बारे में रखा सब कुछ, दो फ़ाइलों में: जो मैं रखता हूँ (आपके टोकन के बिना), और आपका आर्काइव (${records(count)})। यह सादा टेक्स्ट है: जिसके पास फ़ाइलें हों, वह पढ़ सकता है। records.jsonl मुझे भेजेंगे, तो मैं उसे फिर से ले आऊँगा।`,
  /** @param most bytes of text */
  tooLarge: (count: number, most: number): string =>
    `जो मैं आपके बारे में रखता हूँ, आपके टोकन के बिना। आपका आर्काइव (${records(count)}) इसमें नहीं है: वह ${size(most)} टेक्स्ट से ज़्यादा है। इस बॉट को चलाने वाले आपको पूरा आर्काइव एक फ़ाइल में दे सकते हैं।`,
  empty: 'मैं आपके बारे में जो कुछ रखता हूँ, सब, आपके टोकन के बिना। आपका आर्काइव खाली है।',
  elsewhere: (service: string): string =>
    `मैं आपके बारे में जो कुछ रखता हूँ, सब, आपके टोकन के बिना। आपका डेटा ${service} पर है: उसे वहाँ माँगें।`,
  unreachable: 'जो मैं आपके बारे में रखता हूँ, आपके टोकन के बिना। आपका आर्काइव अभी पढ़ा नहीं जा सका: कुछ मिनट बाद फिर कोशिश करें।',
};
