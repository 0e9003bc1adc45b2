/** Where each app hides its export, click by click; what stands on the apps' buttons is given as most of them show it. */
import type { ExportApp, ExportGuide } from '#service/contract/export-guides.ts';

type Guide = Pick<ExportGuide, 'steps' | 'note'>;

export const exports: Readonly<Record<ExportApp, Guide>> = {
  Telegram: {
    steps: [
      'कंप्यूटर पर Telegram Desktop खोलें (desktop.telegram.org)। फ़ोन वाले ऐप एक्सपोर्ट नहीं कर सकते।',
      'मेन्यू ☰ खोलें, फिर Settings → Advanced → Export Telegram data।',
      'जो चैट चाहिए, उन पर निशान लगाएँ; फ़ोटो और वीडियो की ज़रूरत नहीं है।',
      'सबसे नीचे “Format” में HTML की जगह “Machine-readable JSON” चुनें।',
      'Export दबाएँ। जो फ़ोल्डर बनता है, उसमें से result.json फ़ाइल भेजें।',
    ],
    note: 'सिर्फ़ एक चैट के लिए: उसे खोलें, फिर ⋮ → Export chat history। Telegram शायद फ़ोन पर पुष्टि माँगे और एक दिन रुकने को कहे।',
  },
  WhatsApp: {
    steps: [
      'फ़ोन पर चैट खोलें।',
      'Android: ⋮ → ज़्यादा (More) → चैट एक्सपोर्ट करें (Export chat)। iPhone: ऊपर नाम पर टैप करें, फिर सबसे नीचे चैट एक्सपोर्ट करें (Export chat)।',
      '“बिना मीडिया” (Without media) चुनें।',
      'फ़ाइल सहेजें या खुद को भेजें, और zip या .txt को जैसा है वैसा ही यहाँ भेजें।',
    ],
    note: 'एक बार में एक चैट, और उसके ज़्यादा से ज़्यादा 40,000 सबसे नए मैसेज। एडवांस प्राइवेसी वाली चैट एक्सपोर्ट नहीं हो सकती।',
  },
  Signal: {
    steps: [
      'Signal की सेटिंग खोलें, फिर Chats → Export chat history।',
      'चुनें कि एक्सपोर्ट कहाँ जाए, बिना मीडिया के।',
      'main.jsonl भेजें, या पूरा फ़ोल्डर zip बनाकर।',
    ],
    note: 'Signal का बैकअप अलग चीज़ है: वह एन्क्रिप्टेड होता है, और उसे सिर्फ़ Signal पढ़ सकता है।',
  },
  Slack: {
    steps: [
      'ब्राउज़र में अपने वर्कस्पेस का मेन्यू खोलें: Tools & settings → Workspace settings।',
      'Import/Export Data खोलें, फिर Export।',
      'समय चुनें, Start Export दबाएँ, और लिंक वाले ईमेल का इंतज़ार करें।',
      'zip को जैसा है वैसा ही भेजें।',
    ],
    note: 'सिर्फ़ वर्कस्पेस के मालिक और एडमिन एक्सपोर्ट कर सकते हैं। निजी चैनल और सीधे मैसेज कुछ ही प्लान में शामिल होते हैं।',
  },
  Discord: {
    steps: [
      'User Settings → Data & Privacy खोलें।',
      '“Request all of my data” में Messages पर निशान लगाएँ और Request दबाएँ।',
      'लिंक वाले ईमेल का इंतज़ार करें: 30 दिन तक लग सकते हैं।',
      'zip को जैसा है वैसा ही भेजें।',
    ],
    note: 'Discord के पैकेज में सिर्फ़ आपके अपने मैसेज होते हैं। DiscordChatExporter की फ़ाइलों (JSON) में दोनों तरफ़ के।',
  },
  Gmail: {
    steps: [
      'takeout.google.com खोलें और “Deselect all” दबाएँ।',
      'सिर्फ़ Mail पर निशान लगाएँ, फिर Next step।',
      '.zip और 2 या 4 GB का आकार चुनें, फिर Create export दबाएँ।',
      'लिंक वाले ईमेल का इंतज़ार करें, और हर zip को जैसा है वैसा ही, एक के बाद एक भेजें।',
    ],
    note: 'दूसरे प्रोग्रामों के मेलबॉक्स भी mbox फ़ाइलों के रूप में भेजे जा सकते हैं।',
  },
};
