/** /disconnect: what is erased, what has ended, what stays. `service` is the data service's name. */
import { plurals } from '../plural.ts';
import { numbers } from './numbers.ts';

const plural = plurals('hi');
const { figure, credits, size } = numbers;
export const records = (amount: number) => `${figure(amount)} रिकॉर्ड`;

export const disconnecting = {
  askAccess: 'आपका एक्सेस, रखे हुए नतीजे, बटन, अधूरे काम, आपके लिए अपने-आप होने वाले काम, सेटिंग और आपके खर्च की सूची – सब मिटा दें?',
  /** @param masked the token's ends */
  askToken: (masked: string): string =>
    `आपका एक्सेस टोकन (${masked}), रखे हुए नतीजे, बटन, अधूरे काम, आपके लिए अपने-आप होने वाले काम, सेटिंग और आपके खर्च की सूची – सब मिटा दें?`,
  askUnconnected: 'अभी कुछ कनेक्ट नहीं है, पर आपकी सेटिंग या खर्च की सूची शायद बाकी हो। उन्हें मिटा दें?',
  liveStops: 'इसके बाद आपके Telegram खाते के मैसेज नहीं लिए जाएँगे।',
  cannotBeUndone: 'यह वापस नहीं लिया जा सकता।',
  eraseAll: 'सब मिटाएँ',
  eraseNothing: 'कुछ न मिटाएँ',
  keepIt: 'रहने दें',
  erasing: 'मिटाया जा रहा है…',

  nothingToErase: 'मिटाने को कुछ नहीं था',
  erased: 'मिटाया गया',
  /** Lines of what was erased. */
  items: {
    token: 'आपका एक्सेस टोकन और उसकी अनुमतियाँ',
    results: (amount: number): string =>
      plural(amount, {
        one: `नतीजों की ${figure(amount)} रखी हुई सूची`,
        other: `नतीजों की ${figure(amount)} रखी हुई सूचियाँ`,
      }),
    buttons: (amount: number): string => `बटनों ${amount === 1 ? 'का' : 'के'} ${figure(amount)} सेट`,
    pending: (amount: number): string =>
      plural(amount, { one: `${figure(amount)} अधूरा काम`, other: `${figure(amount)} अधूरे काम` }),
    link: 'कनेक्ट करने का एक खुला लिंक',
    live: 'यह कि आपका Telegram खाता मुझसे जुड़ा है',
    settings: 'आपकी सेटिंग',
    spending: (amount: number): string => `क्रेडिट वाले ${figure(amount)} ${amount === 1 ? 'अनुरोध' : 'अनुरोधों'} का ब्योरा`,
  },
  endedAt: (service: string): string => `${service} पर हटाया गया`,
  accessesEnded: (amount: number): string =>
    plural(amount, {
      one: 'खुद एक्सेस: उससे अब कुछ नहीं खुलता',
      other: `${figure(amount)} एक्सेस: उनसे अब कुछ नहीं खुलता`,
    }),
  notErased: 'नहीं मिटाया गया',
  /** Lines of what stays. */
  stays: {
    chat: 'Telegram पर यह चैट: इसे आप ऐप में मिटा सकते हैं',
    service: (service: string): string => `जो ${service} पर रखा है`,
    serviceAndAccess: (service: string): string =>
      `जो ${service} पर रखा है, और खुद एक्सेस: वह अभी नहीं हट सका, इसलिए उसे वहाँ रद्द करें`,
    serviceAndToken: (service: string): string =>
      `जो ${service} पर रखा है, और वहाँ खुद टोकन: अगर वह अब किसी के काम का नहीं, तो उसे वहाँ रद्द करें`,
    today: (spent: number): string => `आज का कुल खर्च (${credits(spent)}): रोज़ की सीमा के लिए रखा है, फिर मिट जाएगा`,
  },

  archive: {
    ask: 'आर्काइव भी मिटा दें?',
    holds: (amount: number, bytes: number): string =>
      `उसमें आपके ${records(amount)} हैं (${size(bytes)})। मिटाने पर वापस नहीं आएँगे, और उसका हर दूसरा एक्सेस भी हट जाएगा। आप कुछ न करें, तो वह बना रहेगा।`,
    erase: 'आर्काइव भी मिटाएँ',
    erasing: 'आपका आर्काइव मिटाया जा रहा है…',
    isSample: 'यह नमूना डेटा है, जो बना रहता है।',
    erased: 'आपका आर्काइव मिटा दिया गया',
    records: (amount: number, bytes: number): string => `${records(amount)} (${size(bytes)})`,
    accesses: (amount: number): string => `${amount === 1 ? 'उसका' : 'उसके'} ${figure(amount)} एक्सेस`,
    nothingLeft: 'सेवा पर उसका कुछ भी नहीं बचा।',
    /** @param what a line of what stays */
    stays: (what: string): string => `बाकी रहता है: ${what}।`,
  },
};
