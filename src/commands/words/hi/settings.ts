/** /settings in Hindi. */

const minutes = new Intl.NumberFormat('hi-IN-u-nu-latn', { style: 'unit', unit: 'minute', unitDisplay: 'long' });
const hours = new Intl.NumberFormat('hi-IN-u-nu-latn', { style: 'unit', unit: 'hour', unitDisplay: 'long' });

export const settings = {
  unknown:
    'यह सेटिंग मुझे नहीं पता। आप ऐसे लिख सकते हैं: /settings cap 20, /settings cap none, /settings zone Delhi, /settings protect on, /settings cover on, /settings delete 1h, /settings pictures dark।',
  back: '‹ सेटिंग',
  language: {
    label: 'भाषा: ',
    open: 'भाषा',
    ask: 'किस भाषा में जवाब दूँ? जो आप खोजते हैं, वह किसी भी भाषा में हो सकता है।',
    asTelegram: 'Telegram वाली',
  },
  cap: {
    label: 'रोज़ की सीमा: ',
    none: 'आपकी अपनी कोई नहीं',
    zero: '0 – क्रेडिट वाला कुछ भी नहीं चलेगा',
    operator: (credits: string): string => `संचालक की तय सीमा रोज़ ${credits} है; दोनों में से छोटी मानी जाती है।`,
    remove: 'कोई सीमा नहीं',
  },
  /** What happens to results in the chat. */
  results: {
    open: 'नतीजों की प्राइवेसी',
    cover: {
      label: 'नतीजे ढकना: ',
      on: 'चालू – आपके टैप करने से पहले कोई साथ में नहीं पढ़ सकता',
      off: 'बंद – वे तुरंत पढ़े जा सकते हैं',
      turnOn: 'नतीजे ढकें',
      turnOff: 'नतीजे ढकना बंद करें',
    },
    protect: {
      label: 'नतीजों की सुरक्षा: ',
      on: 'चालू – उन्हें फ़ॉरवर्ड, सेव या कॉपी नहीं किया जा सकता',
      off: 'बंद – उन्हें फ़ॉरवर्ड और सेव किया जा सकता है',
      turnOn: 'नतीजे सुरक्षित करें',
      turnOff: 'सुरक्षा बंद करें',
    },
    delete: {
      label: 'नतीजे मिटाना: ',
      after: (time: string): string => `दिखाने के ${time} बाद`,
      never: 'कभी नहीं – वे चैट में रहते हैं',
      keep: 'उन्हें रहने दें',
    },
    /** `30 मिनट`, `24 घंटे`. */
    time: (amount: number): string => (amount % 60 === 0 ? hours.format(amount / 60) : minutes.format(amount)),
    fromNowOn: 'यह अब से आने वाले नतीजों पर लागू है। नतीजे यानी जो आपके डेटा से आता है।',
    /** Stands where a result was that Telegram no longer lets me delete. */
    deleted: 'यहाँ एक नतीजा था, जो अपने-आप मिट गया।',
  },
};
