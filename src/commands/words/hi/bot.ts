/** What Telegram shows of the bot before anybody has written to it. */
export const bot = {
  /** At most 512 characters, seen in an empty chat with the bot. */
  description: [
    'अपने मैसेज और दूसरे डेटा में खोजें, उन्हें पढ़ें और उनसे सवाल पूछें – यहीं चैट में।',
    'अपना डेटा कनेक्ट करें, फिर /search, /ask और /recent आज़माएँ। मेन्यू में लिखा है कि किसके कितने क्रेडिट लगते हैं।',
    'निजी: जवाब सिर्फ़ आपको दिखते हैं, आपका टोकन एन्क्रिप्ट करके रखा जाता है, ग्रुप में कुछ पोस्ट नहीं होता, और /disconnect सब मिटा देता है। ज़्यादा जानकारी: /privacy',
  ].join('\n\n'),
  /** At most 120 characters, seen on the bot's profile. */
  shortDescription: 'निजी चैट में अपने डेटा में खोजें और सवाल पूछें। टोकन एन्क्रिप्टेड रहता है; /disconnect उसे मिटा देता है।',
};
