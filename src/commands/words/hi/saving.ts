/** /save. The chat is called “Saved” in every archive, whatever the language. */
export const saving = {
  saved: 'आपके आर्काइव में, “Saved” चैट में सहेज लिया।',
  known: 'यह पहले से सहेजा हुआ है।',
  how: 'जो मैसेज रखना है (फ़ॉरवर्ड किया हुआ भी), उसके जवाब में /save लिखें, या उसे कमांड के बाद लिखें: /save चाबी पायदान के नीचे है',
};
