-social-chat-group = { $count } चैट
    .in = चैट
    .your = आपकी चैट
-social-chat-message = { $count } मैसेज
    .in = मैसेज
    .your = आपके मैसेज
-social-email = { $count } ईमेल
    .in = ईमेल
    .your = आपके ईमेल
-social-post = { $count } पोस्ट
    .in = पोस्ट
    .your = आपकी पोस्ट
-social-following = { $count ->
    [one] { $count } फ़ॉलो किया गया पेज
   *[other] { $count } फ़ॉलो किए गए पेज
    }
    .in = फ़ॉलो किए गए पेजों
    .your = आपके फ़ॉलो किए गए पेज
-social-calendar = { $count } कैलेंडर
    .in = कैलेंडर
    .your = आपके कैलेंडर
-social-event = { $count } इवेंट
    .in = इवेंट
    .your = आपके इवेंट
-favourite = { $count ->
    [one] { $count } पसंदीदा चीज़
   *[other] { $count } पसंदीदा चीज़ें
    }
    .in = पसंदीदा चीज़ों
    .your = आपकी पसंदीदा चीज़ें
-file = { $count ->
    [one] { $count } फ़ाइल
   *[other] { $count } फ़ाइलें
    }
    .in = फ़ाइलों
    .your = आपकी फ़ाइलें
-credit = { $count } क्रेडिट
-day = { $count } दिन
-hit = { $count ->
    [one] { $count } नतीजा
   *[other] { $count } नतीजे
    }
-record = { $count ->
    [one] { $count } चीज़
   *[other] { $count } चीज़ें
    }
-mail = { $count } ईमेल
-all = { "" }
    .in = सारे डेटा
    .your = आपका सारा डेटा
-chats = { "" }
    .in = चैट
    .your = आपकी चैट

# ── The bot itself ──
bot-description = आपके मैसेज, ईमेल और फ़ाइलों में कुछ भी ढूँढना हो या उनके बारे में पूछना हो, मुझसे कहें।

    जवाब सिर्फ़ आपको दिखते हैं। आपका डेटा एन्क्रिप्टेड है, ग्रुप में कुछ पोस्ट नहीं होता, और /disconnect सब मिटा देता है।
bot-short-description = अपने मैसेज में कुछ भी ढूँढें और उनके बारे में पूछें। निजी, एन्क्रिप्टेड, सिर्फ़ आपका।

# ── The command menu ──
menu-start = यहाँ से शुरू करें
menu-today = क्या नया है, किसे जवाब चाहिए
menu-ask = अपने डेटा के बारे में पूछें
menu-search = मैसेज, ईमेल और फ़ाइलें ढूँढें
menu-chats = आपकी चैट
menu-recent = आपके सबसे नए मैसेज
menu-count = मैसेज गिनें
menu-stats = आपके मैसेज, आँकड़ों में
menu-profile = आपका परिचय
menu-alerts = आपके अलर्ट और सारांश
menu-import = अपनी चैट और ईमेल जोड़ें
menu-save = कोई मैसेज रख लें
menu-settings = टाइम ज़ोन, भाषा, यह चैट
menu-account = मुझे क्या-क्या करने की छूट है
menu-credits = कितना बचा, कितना खर्च हुआ
menu-connect = अपना डेटा कनेक्ट करें
menu-privacy = आपके बारे में मेरे पास क्या रहता है
menu-disconnect = छोड़ें और सब मिटाएँ
menu-help = मुझसे कैसे बात करें
menu-cancel = जो चल रहा है, उसे रोकें

# ── First contact ──
start-hello = नमस्ते { $name }। आपके मैसेज, ईमेल और फ़ाइलों में कुछ भी ढूँढना हो या पूछना हो, मुझसे कहें। जवाब सिर्फ़ आपको दिखते हैं।
start-hello-unnamed = नमस्ते। आपके मैसेज, ईमेल और फ़ाइलों में कुछ भी ढूँढना हो या पूछना हो, मुझसे कहें। जवाब सिर्फ़ आपको दिखते हैं।
start-sample = पहले Nina के आर्काइव में घूम लें (Nina काल्पनिक है), या अपना शुरू करें।
start-empty = आपका आर्काइव यहाँ है, सिर्फ़ आपके लिए, और अभी खाली है।
start-has-data = आपके आर्काइव में { COUNT($messages, "social-chat-message") } हैं; सबसे नया { $newest } आया।
start-remote = आपका डेटा { $host } पर ही रहता है; मुझे क्या पढ़ने देना है, यह आप तय करें।
start-remote-token = { $host } पर एक टोकन बनाएँ और /connect के बाद यहाँ भेजें। आपका मैसेज मिटा दिया जाएगा और टोकन एन्क्रिप्ट होकर रहेगा।
start-prices = खोज: { COUNT($search, "credit") }, जवाब: { $answer }।
start-again = फिर से नमस्ते, { $name }। क्या ढूँढना है?
start-again-unnamed = फिर से नमस्ते। क्या ढूँढना है?

# ── Connecting ──
connect-opening = खुल रहा है…
connect-sample = आप Nina के आर्काइव में हैं: एक काल्पनिक इंसान के दो साल की चैट, ईमेल और फ़ाइलें। कोई शब्द, नाम या सवाल लिखें, या इनमें से आज़माएँ:
connect-example-word = Kyoto
connect-example-name = Joana
connect-example-question = Kyoto कब जाना है?
connect-empty = आपका आर्काइव तैयार है। इनमें से किसी का एक्सपोर्ट भेजें, या टैप करके देखें कि वह कहाँ छिपा है।
connect-open = आपका आर्काइव खुला है। क्या ढूँढना है?
connect-open-with = आपका आर्काइव खुला है: { COUNT($messages, "social-chat-message") }, सबसे नया { $day } का। क्या ढूँढना है?
connect-done = { $host } से कनेक्ट हो गया। क्या ढूँढना है?
connect-earlier-left = { $host } पर मेरा पुराना एक्सेस शायद अब भी चलता हो; उसे वहीं बंद कर सकते हैं।
connect-saved = सहेज लिया। इससे क्या-क्या करने की छूट है?
connect-unknown = पता नहीं
connect-widen = एक्सेस बढ़ाएँ
connect-again = फिर कनेक्ट करें
connect-switch = मेरे आर्काइव पर जाएँ
connect-choose-button = क्या पढ़ने देना है, चुनें
connect-token-hint = आपका टोकन
connect-deleted = मैंने आपका मैसेज मिटा दिया।
connect-not-deleted = <b>टोकन वाला अपना मैसेज कृपया खुद मिटा दें</b>; मुझसे नहीं मिटा।
connect-incomplete = टोकन अधूरा लगता है। उसे फिर कॉपी करें और /connect के बाद भेजें।
connect-exposed = टोकन कभी ग्रुप में न भेजें। मैंने उसे इस्तेमाल नहीं किया; जहाँ वह बना था, वहीं उसे बंद करें और नया बनाएँ।
connect-asked-earlier = आपने पहले “{ $text }” लिखा था:
connect-link-over = यह लिंक पुराना हो गया। नए के लिए /connect भेजें।
connect-declined = आपने कनेक्ट नहीं किया। कुछ भी नहीं रखा गया।
connect-failed = कनेक्ट नहीं हो पाया। कुछ भी नहीं रखा गया।
connect-page-done = हो गया
connect-page-back = अब यह पेज बंद करके { $bot } पर लौट सकते हैं।
access-lasts-30-days = 30 दिन के लिए। /account में कभी भी बंद करें।
access-lasts-90-days = 90 दिन के लिए। /account में कभी भी बंद करें।
access-lasts-1-year = 1 साल के लिए। /account में कभी भी बंद करें।
access-lasts-until-revoked = जब तक आप /account में बंद न करें।
access-lasts-30-days-button = 30 दिन: बदलें
access-lasts-90-days-button = 90 दिन: बदलें
access-lasts-1-year-button = 1 साल: बदलें
access-lasts-until-revoked-button = जब तक बंद न करूँ: बदलें
access-part-searches = खोज
access-part-answers = जवाब
access-part-lists = सूचियाँ (दिन, चैट, गिनती)
access-part-portraits = परिचय
access-included = शामिल: { $parts }।
access-not-included = शामिल नहीं: { $parts }।
access-ends = { $place } तक मेरा एक्सेस { $when } खत्म हो जाएगा।
access-keep = 90 दिन और रखें
access-renew = फिर चालू करें
access-question = आपके आर्काइव में मुझे क्या-क्या करने देना है?
access-search-button = खोजना
access-answers-button = खोजना और जवाब देना
access-everything-button = सब कुछ
access-search = <b>{ $label }</b>: मैसेज ढूँढना और दिखाना। कोई भाषा मॉडल उन्हें नहीं देखता।
access-answers-elsewhere = <b>{ $label }</b>: हर सवाल पर { $host } का मॉडल उतने मैसेज पढ़ता है जितने चाहिए।
access-answers-here = <b>{ $label }</b>: हर सवाल पर इसी मशीन का भाषा मॉडल उतने मैसेज पढ़ता है जितने चाहिए।
access-answers-quotes = <b>{ $label }</b>: साथ में सवालों के जवाब, आपके ही मैसेज के शब्दों में।
access-everything = <b>{ $label }</b>: साथ में आपका परिचय लिखना।

# ── Results, conversations, people ──
search-what = क्या ढूँढना है?
search-hint = कोई शब्द या नाम
search-activity = खोज चल रही है
results-unnamed-chat = बिना नाम की चैट
attached-photo = फ़ोटो
attached-video = वीडियो
attached-voice = वॉइस मैसेज
attached-audio = ऑडियो
attached-file = फ़ाइल
attached-sticker = स्टिकर
attached-location = लोकेशन
attached-contact = संपर्क
attached-poll = पोल
attached-other = अटैचमेंट
results-no-text = (कोई टेक्स्ट नहीं)
results-you = आप
results-amount = { $amount ->
    [one] { $amount } नतीजा
   *[other] { $amount } नतीजे
    }
results-at-least = { $amount }+ नतीजे
results-some = नतीजे
results-range = { $amount } में से { $from }–{ $to }
results-range-at-least = { $amount }+ में से { $from }–{ $to }
results-range-open = { $from }–{ $to }
results-filtered = { $results } ({ $filters })
results-best = { $results }, सबसे सही पहले
results-newest = { $results }, सबसे नए पहले
results-nowhere = { LIST($missing, quotes: "“|”") } कहीं नहीं मिला। इनमें { LIST($present, quotes: "“|”") } है।
results-back = पीछे
results-more = और
results-newest-first = सबसे नए पहले
results-best-first = सबसे सही पहले
results-answer-this = इसका जवाब दें
results-alert-me = अलर्ट लगाएँ
results-add-chats = मेरी चैट जोड़ें
results-none = “{ $what }” कहीं नहीं मिला।
results-none-filtered = ऐसा कुछ नहीं मिला ({ $filters })।
results-none-of-both = “{ $what }” नहीं मिला ({ $filters })।
results-none-advice = कम शब्द लिखकर देखें, या शब्द का दूसरा रूप।
results-empty-archive = आपका आर्काइव अभी खाली है।
results-import-running = अभी कुछ नहीं, और इंपोर्ट चल रहा है। पूरा होने पर फिर कोशिश करके देखें।
results-import-waits = अभी कुछ नहीं। इंपोर्ट आपके जवाब का इंतज़ार कर रहा है:
results-ends-earlier = वहाँ कुछ नहीं है। आपके आर्काइव का सबसे नया मैसेज { $day } का है।
results-without-filters = बिना फ़िल्टर के
results-just = सिर्फ़ “{ $word }”
results-everywhere = सब में खोजें
results-no-chat = “{ $name }” नाम की कोई चैट मुझे नहीं पता।
results-forgotten = वह सूची मुझे अब याद नहीं।
results-forgotten-here = वह सूची मुझे अब याद नहीं। यह लीजिए, फिर से:
results-search-again = फिर खोजें
conversation-activity = आपके मैसेज पढ़े जा रहे हैं
conversation-start = चैट यहाँ से शुरू
conversation-empty = इसमें अभी कुछ नहीं है।
conversation-gone = वह मैसेज अब { $place } में नहीं है।
conversation-earlier = पहले का
conversation-later = बाद का
conversation-open-in-telegram = Telegram में खोलें
conversation-open = खोलें
conversation-whole = पूरा मैसेज
conversation-mail-received = { $name } ने आपको
conversation-mail-sent = आपने { $name } को
person-mentions = और जगह { $amount } बार ज़िक्र
person-on = { $name }, { $platform } पर
person-search = “{ $name }” खोजें
person-in-chats = { $amount } चैट में
query-from = { $name } के भेजे
query-sent = आपके भेजे
query-received = आपको मिले
query-chat = “{ $name }” में
query-on = { $platform } पर
query-in = { NOUN($kind, "in") } में
query-has-link = लिंक वाले
query-has-file = फ़ाइल वाले
query-has-photo = फ़ोटो वाले
query-has-video = वीडियो वाले
query-has-voice = वॉइस मैसेज वाले
query-has-audio = ऑडियो वाले
query-has-sticker = स्टिकर वाले
query-before = { $day } से पहले
query-since = { $day } से
query-since-date = { $day } से
query-before-date = { $day } से पहले
query-without = “{ $word }” के बिना
query-during = { $time } में
query-no-word = ढूँढने के लिए कुछ तो बताएँ: कोई नाम, जगह या चीज़।
query-only-excluded = ढूँढने के लिए कोई शब्द जोड़ें।
query-too-long = यह बहुत लंबा है। { $most } अक्षरों तक में लिखें।
query-name-too-long = यह नाम बहुत लंबा है। { $most } अक्षरों तक में लिखें।
query-excluded-filter = माइनस से सिर्फ़ शब्द छोड़े जा सकते हैं।
query-nothing-after = <code>{ $key }</code> के बाद कुछ छूट गया है
query-has-unknown = <code>{ $filter }</code> मुझे नहीं पता। लिंक, फ़ाइल, फ़ोटो, वीडियो, वॉइस, ऑडियो या स्टिकर आज़माएँ।
query-filter-unknown = <code>{ $filter }</code> मुझे नहीं पता। { $known } आज़माएँ।
query-day-unknown = “{ $value }” कौन-सा दिन है, मुझे नहीं पता।
query-to-come = { $day }: अभी आना बाकी है।
query-no-day = इन दोनों के बीच कोई दिन नहीं है।

# ── Questions and portraits ──
ask-what = क्या जानना है?
ask-hint = आपका सवाल
ask-no-words = ढूँढने के लिए कुछ तो बताएँ: कोई नाम, जगह या चीज़।
ask-not-narrowed = <code>has:</code> सिर्फ़ खोज में चलता है।
ask-activity = आपके मैसेज पढ़े जा रहे हैं
ask-thinking = सोच चल रही है
ask-without-data = मेरे डेटा के बिना पूछें
answer-closest = इसके सबसे करीब यह है:
answer-counted = गिनती
answer-quotes = ये आपके मैसेज के ही शब्द हैं। आगे पूछने के लिए इसी का जवाब दें।
answer-by-model = जवाब { $host } के मॉडल का है, इन्हीं मैसेज से। ज़्यादा /privacy में।
answer-nothing = इस बारे में कुछ नहीं मिला।
    कोई नाम या दूसरे शब्द आज़माएँ।
answer-when = <b>{ $when }</b> (“{ $words }”)
answer-when-said = <b>{ $when }</b> (मैसेज का दिन)
answer-changed = पहले { $was }, { $day } से <b>{ $now }</b>
answer-earlier = पहले:
profile-asks = परिचय के लिए आपके मैसेज पढ़े जाते हैं और एक पेज में आपके बारे में लिखा जाता है।
profile-write = लिखें
profile-month = सबसे ज़्यादा बातचीत: { $month } ({ $amount })
profile-ends = सबसे पहला और सबसे नया:
profile-by-model = यह एक मॉडल ने आपके मैसेज से लिखा है। गलत भी हो सकता है।
profile-by-model-at = यह { $host } के मॉडल ने आपके मैसेज से लिखा है। गलत भी हो सकता है। ज़्यादा /privacy में।

# ── Days, digests, alerts ──
today-waiting = आपके जवाब का इंतज़ार
today-new = नया
today-wrote-most = किसने सबसे ज़्यादा लिखा
today-more-chats = और { $amount ->
    [one] एक चैट
   *[other] { $amount } चैट
}
today-nothing = कुछ नया नहीं, और किसी को आपके जवाब का इंतज़ार नहीं।
today-which-day = कौन-सा दिन? /today कल, /today शुक्रवार या /today हफ़्ता आज़माएँ।
today-every-morning = हर सुबह
today-every-monday = हर सोमवार
today-activity = आपके मैसेज पढ़े जा रहे हैं
today-week = <b>आपका हफ़्ता</b>, { $days }
today-coming-up = आगे क्या है
days-heading = <b>{ $days }</b> · { COUNT($chats, "social-chat-group") } में { COUNT($amount, "social-chat-message") }
days-heading-at-least = <b>{ $days }</b> · { $chats }+ चैट में { $amount }+ मैसेज
days-before = एक दिन पहले
days-after = एक दिन बाद
days-nothing = { $on } कुछ नहीं।
days-nothing-nearest = { $on } कुछ नहीं। सबसे पास का दिन: { $day }।
days-nothing-in = { $name }: कुछ नहीं।
days-nothing-yet = { $on } अभी कुछ नहीं।
days-nothing-yet-in = अभी कुछ नहीं: { $on }।
digest-begun-day = यह रोज़ { $time } पर मिलेगा, जब कुछ बताने लायक हो।
digest-begun-week = यह हर सोमवार { $time } पर मिलेगा, जब कुछ बताने लायक हो।
digest-price-day = रोज़ { $time } पर: हर बार { COUNT($each, "credit") }, महीने में ज़्यादा से ज़्यादा { $most }।
digest-price-week = हर सोमवार { $time } पर: हर बार { COUNT($each, "credit") }, महीने में ज़्यादा से ज़्यादा { $most }।
digest-other-time = दूसरा समय
digest-time = सारांश का समय
digest-time-ask = किस समय? एक पर टैप करें, या जवाब में समय लिखें।
digest-time-hint = 07:30
digest-stop = सारांश बंद करें
digest-line-day = सारांश · रोज़ { $time } पर
digest-line-week = आपका हफ़्ता · हर सोमवार { $time } पर
digest-stopped-itself = मैंने आपका सारांश बंद कर दिया।
alerts-begun = “{ $what }” पर कुछ नया आया, तो आपको बताया जाएगा।
alerts-begun-day = { alerts-begun } दिन में एक बार देखा जाएगा।
alerts-begun-week = { alerts-begun } हफ़्ते में एक बार देखा जाएगा।
alerts-look-week = हफ़्ते में एक बार
alerts-look-day = दिन में एक बार
alerts-stop = बंद करें
alerts-stop-this = यह अलर्ट बंद करें
alerts-stop-named = “{ $what }” बंद करें
alerts-stopped = बंद कर दिया।
alerts-price = दिन में एक बार देखना: हर बार { COUNT($each, "credit") }, महीने में ज़्यादा से ज़्यादा { $most }।
alerts-start = शुरू करें
alerts-weekly = हफ़्तावार: ज़्यादा से ज़्यादा { $most }
alerts-needs-word = ढूँढने के लिए कोई शब्द चाहिए।
alerts-too-many = { $most } पहले से हैं। पहले एक बंद करें।
alerts-heading = आपके अलर्ट और सारांश
alerts-line-day = “{ $what }” · दिन में एक बार
alerts-line-week = “{ $what }” · हफ़्ते में एक बार
alerts-at-most = महीने में ज़्यादा से ज़्यादा { COUNT($most, "credit") }
alerts-none = अभी कोई अलर्ट या सारांश नहीं। खोज के नीचे “{ results-alert-me }” पर, या /today के नीचे “{ today-every-morning }” पर टैप करें।
alerts-only-exports = नए मैसेज केवल उन एक्सपोर्ट से आते हैं जो आप जोड़ते हैं।
alerts-nothing-arrives = अभी कोई अलर्ट या सारांश नहीं। { alerts-only-exports }
alerts-new = “{ $what }” पर नया:
alerts-all = सभी { $amount }
alerts-activity = “{ $what }” पर कुछ नया ढूँढना
alerts-lost = { $doing }: बीच में मुझे रीस्टार्ट होना पड़ा। शायद { COUNT($credits, "credit") } लगे हों।
alerts-stopped-itself = मैंने “{ $what }” वाला अलर्ट बंद कर दिया।
alerts-why-access = मेरा एक्सेस खत्म हो गया।
alerts-why-credits = आपके क्रेडिट खत्म हो गए।
alerts-why-limit = आपकी रोज़ की सीमा पार हो जाती।
alerts-why-dearer = अब इसमें ज़्यादा लगता है।
alerts-why-trouble = { $host } में बार-बार गड़बड़ हुई।
alerts-start-again = फिर शुरू करें
alerts-again-price = हर बार { COUNT($each, "credit") }, महीने में ज़्यादा से ज़्यादा { $most }।

# ── Statistics ──
stats-only-messages = सिर्फ़ मैसेज और ईमेल गिने जा सकते हैं।
stats-counting = गिनती चल रही है
stats-read = { $most } में से { $amount } पढ़े
stats-reading = गिनने के लिए पढ़ना होगा: { COUNT($amount, "social-chat-message") } के { COUNT($credits, "credit") }।
stats-newest = सबसे नए { $amount }
# $what: of what and of when, such as “with “ferry”, since 3 May”
stats-headline = <b>{ COUNT($amount, $kind) }</b> { $what }।
stats-headline-split = <b>{ COUNT($amount, $kind) }</b> { $what }: { $sent } आपके, { $received } औरों के।
stats-at-least = <b>कम से कम { COUNT($amount, $kind) }</b> { $what }, सबसे नए { $read } में।
stats-with = { LIST($terms, quotes: "“|”") } वाले
stats-to = { $name } को
stats-in-all = कुल मिलाकर
stats-between = { $first } से { $last } तक
stats-most-two = सबसे ज़्यादा { $one } ({ $ones }) और { $two } ({ $twos }) में।
stats-most-three = सबसे ज़्यादा { $one } ({ $ones }), { $two } ({ $twos }) और { $three } ({ $threes }) में।
stats-habits = ज़्यादातर { $day ->
    [1] सोमवार
    [2] मंगलवार
    [3] बुधवार
    [4] गुरुवार
    [5] शुक्रवार
    [6] शनिवार
   *[7] रविवार
    } को, { $time } के आसपास।
stats-caption = { $month } से { COUNT($amount, $kind) }, इनमें { $sent } आपके।
stats-none = एक भी नहीं।
stats-none-in-newest = सबसे नए { $read } में एक भी नहीं।
stats-empty = अभी कोई मैसेज नहीं है।
stats-show = दिखाएँ
stats-as-picture = तस्वीर में
stats-chart-title = { CAPITAL(NOUN($kind, "your")) }
stats-silence = सबसे लंबी चुप्पी { COUNT($silence, "day") }
stats-chart-months = महीने के हिसाब से
stats-chart-weekdays = दिन के हिसाब से
stats-chart-hours = घंटे के हिसाब से
stats-chart-you = आप
stats-chart-others = बाकी
stats-chart-chats = चैट
stats-chart-people = लोग
stats-chart-words = बार-बार आने वाले शब्द

# ── Adding data ──
import-add = <b>अपनी चैट और ईमेल जोड़ें</b>
    { $most } तक का एक्सपोर्ट यहाँ भेजें, या ऐप पर टैप करके देखें कि उसमें वह कहाँ छिपा है।
    वह एन्क्रिप्ट होकर आपके आर्काइव में जाता है, फिर फ़ाइल मिटा दी जाती है।
errors-import-elsewhere = आपका डेटा { $place } पर रहता है; उसमें वहीं जोड़ें। मेरे पास सिर्फ़ पढ़ने की छूट है।
import-larger-files = बड़ी फ़ाइलें
import-other-apps = दूसरे ऐप
import-where = मेरा एक्सपोर्ट कहाँ है?
import-show-me-how = कैसे करें, दिखाएँ
import-upload = अपलोड करें
import-guide-whatsapp = चैट खोलें → ⋮ → ज़्यादा → चैट एक्सपोर्ट करें (iPhone: नाम पर टैप करें, फिर चैट एक्सपोर्ट करें) → बिना मीडिया → सहेजें, फिर यहाँ भेजें।
import-note-whatsapp = एक बार में एक चैट, उसके सबसे नए 40,000 मैसेज। उसे सीधे Telegram पर शेयर न करें: वह किसी Telegram चैट में चली जाएगी।
import-guide-telegram = कंप्यूटर पर, Telegram Desktop में: ☰ → Settings → Advanced → Export Telegram data, “Machine-readable JSON” में। result.json मुझे भेजें।
import-note-telegram = फ़ोन वाले ऐप एक्सपोर्ट नहीं कर सकते।
import-guide-signal = Settings → Chats → Export chat history, बिना मीडिया। फ़ोल्डर zip बनाकर भेजें।
import-note-signal = एन्क्रिप्टेड बैकअप नहीं चलेगा; उसे सिर्फ़ Signal पढ़ पाता है।
import-guide-slack = वर्कस्पेस का मेन्यू → Tools & settings → Workspace settings → Import/export data → Export। ईमेल में आई zip मुझे भेजें।
import-note-slack = यह सिर्फ़ मालिक और एडमिन कर सकते हैं; निजी चैट मिलेंगी या नहीं, यह प्लान पर है।
import-guide-discord = User Settings → Data & Privacy → Request data, Messages के साथ। ईमेल में आई zip मुझे भेजें।
import-note-discord = 30 दिन तक लग सकते हैं, और उसमें सिर्फ़ आपका लिखा होता है; DiscordChatExporter के JSON में दोनों तरफ़ का।
import-guide-gmail = takeout.google.com → Deselect all → Mail → .zip में एक्सपोर्ट। हर zip मुझे भेजें।
import-note-gmail = दूसरे मेल प्रोग्राम: .mbox या .eml फ़ाइल।
import-file = वह फ़ाइल
import-next = अगली बारी: { $file }
import-next-after-answer = ऊपर के जवाब के बाद अगली बारी: { $file }
import-reading = { $name }: पढ़ना जारी…
import-reading-so-far = { $name }: पढ़ना जारी… { $percent } %, { COUNT($read, "social-chat-message") }
import-long = यह काफ़ी बड़ी है। पूरा होते ही मैसेज आएगा।
import-ask-me = इनमें आप कौन हैं?
import-ask-me-or-reply = इनमें आप कौन हैं? टैप करें, या जवाब में नाम लिखें।
import-nobody = “{ $name }” इसमें नहीं मिला। इनमें आप कौन हैं?
import-neither = दोनों में से कोई नहीं
import-none-of-them = इनमें से कोई नहीं
import-ask-date = पहला मैसेज कब का है?
import-ask-city = फ़ोन किस शहर में था?
import-hint-city = शहर या देश
import-which-city = इनमें से कौन-सा?
import-unknown-city = “{ $city }” मुझे नहीं पता। पास का कोई बड़ा शहर लिखें।
import-ask-owner = यह { $name } का एक्सपोर्ट है, आपका नहीं। फिर भी जोड़ें?
import-add-it = जोड़ दें
import-leave-it = रहने दें
import-added = <b>{ $written ->
    [one] { COUNT($written, "social-chat-message") } जुड़ा
   *[other] { COUNT($written, "social-chat-message") } जुड़े
    }</b> ({ $when })।
import-added-chat = <b>{ $chat }: { $written ->
    [one] { COUNT($written, "social-chat-message") } जुड़ा
   *[other] { COUNT($written, "social-chat-message") } जुड़े
    }</b> ({ $when })।
import-added-chats = <b>{ COUNT($chats, "social-chat-group") } जुड़ीं: { COUNT($written, "social-chat-message") }</b> ({ $when })।
import-added-mails = <b>{ $written ->
    [one] { COUNT($written, "mail") } जुड़ा
   *[other] { COUNT($written, "mail") } जुड़े
    }</b> ({ $when })।
import-added-records = <b>{ $written ->
    [one] { COUNT($written, "record") } जुड़ी
   *[other] { COUNT($written, "record") } जुड़ीं
    }</b>।
import-from-to = { $from } से { $to } तक
import-nothing-new = कुछ नया नहीं: { $known ->
    [one] { COUNT($known, "social-chat-message") } था, वह पहले से है
   *[other] सभी { COUNT($known, "social-chat-message") } पहले से हैं
    }।
import-some-new = <b>{ $written ->
    [one] { $written } नया मैसेज
   *[other] { $written } नए मैसेज
    }</b>; { $known ->
    [one] { $known } पहले से था
   *[other] { $known } पहले से थे
    }।
import-you-are = इसमें आप { $name } हैं।
import-times = समय { $city } का है।
import-dates = पहली तारीख { $day } मानी गई।
import-meaning = मतलब से जवाब के लिए { $records } में से { $read } पढ़े गए, बाकी आगे।
import-shortened = { $n ->
    [one] { $n } बहुत लंबा था, छोटा कर दिया
   *[other] { $n } बहुत लंबे थे, छोटे कर दिए
    }।
import-left-out = { $n ->
    [one] { $n } छूटा
   *[other] { $n } छूटे
    } ({ $what })।
import-left-out-service-message = अपने-आप बने
import-left-out-deleted = मिटाए हुए
import-left-out-empty = खाली
import-left-out-unreadable = न पढ़े जा सकने वाले
import-left-out-unreadable-mail = न पढ़े जा सकने वाले
import-left-out-unreadable-file = न पढ़े जा सकने वाले
import-left-out-too-long = बहुत लंबे
import-left-out-not-a-mail = ईमेल नहीं
import-left-out-unsupported = अनजान किस्म के
import-left-out-duplicate = दोहराए हुए
import-left-out-no-date = बिना तारीख के
import-left-out-no-chat = बिना चैट के
import-left-out-spam = स्पैम
import-left-out-trash = ट्रैश वाले
import-left-out-draft = ड्राफ़्ट
import-left-out-chat-log = चैट
import-first = अब कोई शब्द, नाम या सवाल लिखें।
import-show = दिखाएँ
import-not-me = यह मैं नहीं
import-other-zone = दूसरा टाइम ज़ोन
import-switch = मेरे आर्काइव पर जाएँ
import-open = मेरा आर्काइव खोलें
import-stopped = रोक दिया। { $read ->
    [one] { COUNT($read, "social-chat-message") } आ गया
   *[other] { COUNT($read, "social-chat-message") } आ गए
    }; बाकी के लिए फ़ाइल फिर भेजें।
import-stopped-empty = रोक दिया। कुछ नहीं जुड़ा।
import-cannot-stop = अभी आपके आर्काइव तक पहुँच नहीं है, इसलिए रुक नहीं पाया।
import-forgotten = वह फ़ाइल अब मेरे पास नहीं है। कृपया फिर भेजें।
import-broken = { $file }: आधे के बाद खराब है। { $read ->
    [one] { COUNT($read, "social-chat-message") } आ गया
   *[other] { COUNT($read, "social-chat-message") } आ गए
    }; बाकी के लिए फिर एक्सपोर्ट करें।
import-failed-not-known = { $file }: यह पढ़ी नहीं जाती। Telegram, WhatsApp, Signal, Slack, Discord और मेलबॉक्स के एक्सपोर्ट चलते हैं।
import-failed-too-large = { $file }: { $most } से बड़ी है।
import-failed-too-large-here = { $file }: बहुत बड़ी है। फ़ोटो और वीडियो के बिना एक्सपोर्ट करें।
import-failed-empty = { $file }: इसमें कोई मैसेज नहीं है।
import-failed-zip-password = इस zip में पासवर्ड है। बिना पासवर्ड के फिर zip करें।
import-failed-zip-bomb = यह zip खुलकर नामुमकिन-सी बड़ी हो जाएगी, इसलिए नहीं खोली।
import-failed-zip-of-zips = इस zip में बस और zip हैं। वही भेजें।
import-failed-damaged = { $file }: खराब है। फिर एक्सपोर्ट करें।
import-failed-other-archive = { $file }: यह नहीं खुलती। इसकी जगह zip भेजें।
import-failed-telegram-html = यह HTML एक्सपोर्ट है। फिर एक्सपोर्ट करें और “Machine-readable JSON” चुनें।
import-failed-discord-html = यह HTML एक्सपोर्ट है। फिर एक्सपोर्ट करें और JSON चुनें।
import-failed-discord-package = { $file }: इसमें कोई मैसेज नहीं है। “Messages” चुनकर फिर मँगवाएँ।
import-failed-whatsapp-backup = यह WhatsApp का अपना बैकअप है, जिसे सिर्फ़ WhatsApp पढ़ पाता है। इसकी जगह चैट एक्सपोर्ट करें।
import-failed-whatsapp-dates = { $file }: इसकी तारीखें पढ़ी नहीं जातीं।
import-failed-signal-backup = यह Signal का अपना बैकअप है, जिसे सिर्फ़ Signal पढ़ पाता है। इसकी जगह चैट एक्सपोर्ट करें।
import-failed-outlook = Outlook की फ़ाइलें पढ़ी नहीं जातीं। .mbox या .eml में एक्सपोर्ट करें।
import-failed-no-room = इस मशीन पर जगह नहीं बची। कुछ नहीं जुड़ा।
import-failed-no-room-for-all = इस मशीन पर जगह नहीं बची। { $read ->
    [one] { COUNT($read, "social-chat-message") } आ गया
   *[other] { COUNT($read, "social-chat-message") } आ गए
    }।
import-failed-archive-full = आपका आर्काइव भर गया है। कुछ नहीं जुड़ा।
import-failed-archive-full-for-all = आपका आर्काइव भर गया है। { $read ->
    [one] { COUNT($read, "social-chat-message") } आ गया
   *[other] { COUNT($read, "social-chat-message") } आ गए
    }।
import-nearly-full = आपका आर्काइव { NUMBER($share, style: "percent") } भर गया है।
import-failed-too-many = दस फ़ाइलें पहले से इंतज़ार में हैं। वे हो जाएँ, तब यह भेजें।
import-failed-gone = { $file }: Telegram ने यह मुझे नहीं दी। कृपया फिर भेजें।
import-failed-silent = { $file }: Telegram ने यह मुझे नहीं दी। कृपया फिर भेजें।
import-failed-unanswered = { $file }: जवाब नहीं आया, इसलिए छोड़ दी। फिर भेजें।
import-failed-set-aside = { $file }: जोड़ना तीन बार रुक गया, इसलिए छोड़ दी।
import-failed-same-file = { $file }: पहले से जुड़ रही है।
import-failed-away = अभी आपके आर्काइव तक पहुँच नहीं है।
import-failed-failed = गलती मेरी है, आपकी नहीं। फिर हो, तो जो मुझे चलाता है, उसे बताएँ: { $reference }।
save-chat = सहेजे गए
save-saved = सहेज लिया।
save-saved-for = सहेज लिया। “आगे क्या है” में दिखेगा { $on }।
save-known = पहले से सहेजा है।
save-how = किसी मैसेज के जवाब में /save लिखें, या उसके बाद वह लिखें जो रखना है।
live-since = Telegram से लाइव, { $day } से।
live-paused-since = Telegram से लाइव: { $day } से रुका हुआ।
live-pause = रोकें
live-resume = फिर चलाएँ
live-paused = रोक दिया। कुछ नया नहीं आएगा।
live-resumed = नए मैसेज फिर आपके आर्काइव में आ रहे हैं।
live-begun = आपकी चुनी चैट के नए मैसेज अब आपके आर्काइव में आएँगे। मेरी ओर से किसी को कुछ नहीं लिखा जाता। /account में रोकें।
live-ended = आपके Telegram के मैसेज अब मुझ तक नहीं आते। जो सहेजा है, वह रहेगा।
live-archive-gone = आपका आर्काइव मिट गया, इसलिए आपके Telegram के मैसेज आना बंद हो गए। /account से नए आर्काइव के साथ फिर शुरू करें।

# ── Settings ──
settings-title = सेटिंग
settings-zone = टाइम ज़ोन: { $city } ({ $time })
settings-zone-none = टाइम ज़ोन: तय नहीं
settings-language = भाषा: { $language }
settings-digest = सारांश: रोज़ { $time } पर
settings-digest-off = सारांश: बंद
settings-chat = इस चैट में नतीजे: { $cover ->
        [on] टैप करने तक छिपे
       *[off] सामने
    }, { $protect ->
        [on] फ़ॉरवर्ड नहीं होते
       *[off] फ़ॉरवर्ड होते हैं
    } और { $delete ->
        [on] { $after } बाद मिट जाते हैं
       *[off] बने रहते हैं
    }
settings-limit = रोज़ की सीमा: { COUNT($credits, "credit") }
settings-limit-off = रोज़ की सीमा: बंद
settings-ask-first-yes = खर्च से पहले पूछें: हाँ
settings-ask-first-no = खर्च से पहले पूछें: नहीं
settings-zone-button = टाइम ज़ोन
settings-language-button = भाषा
settings-alerts-button = सारांश और अलर्ट
settings-chat-button = यह चैट
settings-limit-button = रोज़ की सीमा
settings-ask-first-button = खर्च से पहले पूछें
settings-zone-ask = आप किस शहर में हैं?
settings-zone-hint = शहर या देश
settings-zone-set = { $city }, { $time }।
settings-zone-which = इनमें से कौन-सा?
settings-zone-unknown = “{ $typed }” मुझे नहीं पता। पास का कोई बड़ा शहर लिखें।
settings-language-ask = किस भाषा में बात करें? खोज तो किसी भी भाषा में हो सकती है।
settings-language-telegram = जो Telegram में है
settings-cover-on = टैप तक छिपाएँ: चालू
settings-cover-off = टैप तक छिपाएँ: बंद
settings-protect-on = फ़ॉरवर्ड पर रोक: चालू
settings-protect-off = फ़ॉरवर्ड पर रोक: बंद
settings-delete-never = मिटाएँ: कभी नहीं
settings-deleted = मिटा दिया, जैसा आपने तय किया था।
settings-delete-after = मिटाएँ: { $time } बाद
settings-limit-ask = 24 घंटे में ज़्यादा से ज़्यादा कितने क्रेडिट?
settings-limit-none = बंद
settings-limit-set = सीमा: 24 घंटे में { COUNT($credits, "credit") }।
settings-limit-gone = सीमा: बंद।

# ── Account, leaving, privacy, help ──
account-own = <b>आपका आर्काइव</b>
account-own-empty = <b>आपका आर्काइव</b>, अभी खाली
account-own-with = <b>आपका आर्काइव</b>: { COUNT($messages, "social-chat-message") }, सबसे नया { $day } का
account-may-search = मुझे इसमें खोजने की छूट है।
account-may-search-until = मुझे { $day } तक इसमें खोजने की छूट है।
account-may-answers = मुझे इसमें खोजने और इससे जवाब देने की छूट है।
account-may-answers-until = मुझे { $day } तक इसमें खोजने और इससे जवाब देने की छूट है।
account-may-everything = मुझे इसमें खोजने, इससे जवाब देने और आपका परिचय लिखने की छूट है।
account-may-everything-until = मुझे { $day } तक इसमें खोजने, इससे जवाब देने और आपका परिचय लिखने की छूट है।
account-other = इसके पास भी एक्सेस है: { $app }, { $day } से।
account-more = और { $amount }।
account-end = “{ $app }” बंद करें
account-ended = वह एक्सेस बंद हो गया।
account-change = एक्सेस बदलें
account-sample = <b>Nina का आर्काइव</b>, यानी नमूना।
account-host-until = <b>{ $host }</b> का एक्सेस, { $day } तक
account-unknown = { $host } से पता नहीं चलता कि मुझे क्या-क्या करने की छूट है; पूछते-पूछते पता चल जाएगा।
leave-ask = छोड़ दें? मेरा एक्सेस बंद होगा, और आपकी सेटिंग, अलर्ट और आपके बारे में रखा बाकी सब मिट जाएगा।
leave-ask-unconnected = छोड़ दें? आपकी सेटिंग, अलर्ट और आपके बारे में रखा बाकी सब मिट जाएगा।
leave-archive = आपके आर्काइव में { COUNT($messages, "social-chat-message") } हैं। मिटे तो वापस नहीं आएँगे।
leave-keep-archive = छोड़ें, आर्काइव रखें
leave-erase-archive = छोड़ें, आर्काइव भी मिटाएँ
leave-stay = रहने दें
leave-erasing = मिट रहा है…
leave-done-none = हो गया। आपके बारे में रखा सब कुछ मिट गया।
leave-done-waits = हो गया। आपके बारे में रखा सब कुछ मिट गया; लौटना चाहें, तो आपका आर्काइव यहीं मिलेगा।
leave-done-erased = हो गया। आपका आर्काइव और आपके बारे में रखा सब कुछ मिट गया।
leave-access-stands = { $place } पर मेरा एक्सेस बंद नहीं हो पाया; कृपया उसे वहीं बंद करें।
leave-live = आपके Telegram खाते का चैटबॉट तब तक मैं ही, जब तक आप वहाँ न हटाएँ: Settings → Telegram Business → Chatbots।
leave-limit = रोज़ की सीमा के लिए एक आँकड़ा एक दिन और रहेगा: { COUNT($credits, "credit") } खर्च।
leave-chat = Telegram में यह चैट तब तक रहेगी, जब तक आप इसे न हटाएँ।
export-doing = आपके बारे में सब कुछ जुटाया जा रहा है
export-whole = आपके बारे में मेरे पास जो कुछ है, सब। यह फ़ाइल जिसके हाथ लगे, वह पढ़ सकता है।
export-elsewhere = आपके बारे में मेरे पास जो कुछ है, सब। आपका डेटा खुद { $host } पर है। यह फ़ाइल जिसके हाथ लगे, वह पढ़ सकता है।
export-kept = आपके बारे में जो मेरे पास रहता है। आपका आर्काइव इसके बाद आ रहा है। यह फ़ाइल जिसके हाथ लगे, वह पढ़ सकता है।
export-unreachable = आपके बारे में जो मेरे पास रहता है। अभी आपके आर्काइव तक पहुँच नहीं है; थोड़ी देर में फिर माँगें।
export-link = आपका आर्काइव इस चैट के लिए बहुत बड़ा है। यह लिंक सिर्फ़ आपका है, दस मिनट के लिए।
export-download = डाउनलोड करें
export-operator = आपका आर्काइव इस चैट के लिए बहुत बड़ा है। जो यह बॉट चलाता है, वह <code>npm run person</code> से आपको पूरा दे सकता है।
privacy-kept = क्या रखा जाता है
privacy-kept-what = आपका एक्सेस, सेटिंग और अलर्ट: जब तक आप छोड़ न दें। नतीजे: छह घंटे। बटन: 30 दिन। सवाल: जवाब मिलने तक।
privacy-kept-what-days = आपका एक्सेस, सेटिंग और अलर्ट: जब तक आप छोड़ न दें, या { COUNT($days, "day") } तक मुझसे काम न लें। नतीजे: छह घंटे। बटन: 30 दिन। सवाल: जवाब मिलने तक।
privacy-kept-costs = किस काम में कितना लगा, बिना उसके शब्दों के: 35 दिन।
privacy-encrypted = सब एन्क्रिप्टेड है, चाबी अलग जगह रहती है, और किसी लॉग में आपके शब्द या नाम नहीं होते।
privacy-seen = आपका डेटा कौन देखता है
privacy-seen-by = आप, और यह बॉट।
privacy-model-none = कोई भाषा मॉडल इसे नहीं पढ़ता।
privacy-model-local = सवाल के लिए जितना चाहिए, उतना इसी मशीन का भाषा मॉडल पढ़ता है।
privacy-model-at = जवाब के लिए { $host } का मॉडल आपका सवाल और उसके लिए ज़रूरी मैसेज पढ़ता है।
privacy-model-service = जवाब { $host } से आते हैं, शायद किसी भाषा मॉडल की मदद से।
privacy-model-unknown = अगर जो यह बॉट चलाता है, उसने भाषा मॉडल लगाया है, तो सवाल के लिए जितना चाहिए, उतना वह पढ़ता है।
privacy-meaning-local = मतलब से ढूँढने के लिए इसी मशीन का मॉडल आपके सभी मैसेज और सवाल पढ़ता है।
privacy-meaning-at = मतलब से ढूँढने के लिए { $host } के मॉडल को आपके सभी मैसेज और सवालों के शब्द मिलते हैं।
privacy-seen-else = हर बॉट की तरह यह चैट Telegram से होकर जाती है। न कुछ बिकता है, न किसी ट्रेनिंग में लगता है, और आपका कुछ भी ग्रुप में पोस्ट नहीं होता।
privacy-erase = कैसे मिटाएँ
privacy-erase-how = /disconnect, तुरंत।
help-write = बस लिखें।
    <b>शब्द</b>: मैसेज मिलेंगे{ $word ->
        [none] { "" }
       *[other] , जैसे <code>{ $word }</code>
    }
    <b>नाम</b>: वह इंसान खुलेगा{ $name ->
        [none] { "" }
       *[other] , जैसे <code>{ $name }</code>
    }
    <b>सवाल</b>: जवाब मिलेगा{ $question ->
        [none] { "" }
       *[other] , जैसे <code>{ $question }</code>
    }
    <b>दिन</b>: क्या हुआ, दिखेगा{ $day ->
        [none] { "" }
       *[other] , जैसे <code>{ $day }</code>
    }
    <code>मुझसे क्या छूटा?</code> सब एक साथ बता देता है
help-exact = और सटीक लिखें: <code>from:joana</code> <code>chat:परिवार</code> <code>since:2025</code> <code>has:फ़ोटो</code> <code>"यही शब्द"</code> <code>-यह नहीं</code>
    मैसेज रखना हो: जवाब में <code>/save</code>
help-commands = /chats /alerts /import /settings /account /privacy
help-prices = खोज: { COUNT($search, "credit") }, जवाब: { $answer }। बाकी की कीमत पहले बता दी जाती है।

# ── Plain words ──
plain-hello = नमस्ते। क्या ढूँढना है?
plain-not-yet = कनेक्ट होते ही यह ढूँढा जाएगा।
plain-unchanged = कुछ नहीं बदला।
plain-did-you-mean = क्या आपका मतलब <b>/{ $command }</b> था?
plain-not-found-message = यह आपके आर्काइव में नहीं है।
plain-not-found-message-remote = यह वाला नहीं मिला।
plain-text-only = मुझे सिर्फ़ टेक्स्ट और एक्सपोर्ट की फ़ाइलें पढ़नी आती हैं।
plain-changed = आपने इसे बदल दिया। फिर चलाएँ?
plain-prices = यहाँ जवाब के { COUNT($answer, "credit") } लगते हैं, खोज के { $search }।
plain-left = आपके पास { $left } हैं।
plain-no-more-asking = अब से पूछा नहीं जाएगा।

# ── Groups and inline mode ──
group-answer-in-private = मुझे निजी चैट में बताएँ
group-not-yours = यह आपका नहीं है।
inline-only-you = ये सिर्फ़ आपको दिखते हैं। टेक्स्ट भेजने के लिए एक पर टैप करें।
inline-nothing = “{ $words }” कहीं नहीं मिला।
inline-empty = अपने मैसेज का कोई शब्द लिखें।
inline-connect = पहले कनेक्ट करें
inline-in-private = “{ $words }” निजी चैट में खोजें
inline-not-allowed = मुझे खोजने की छूट नहीं है।
inline-trouble = अभी खोज नहीं हो पा रही।

# ── Credits, where a service charges ──
credits-button = क्रेडिट
credits-none = यहाँ किसी चीज़ के क्रेडिट नहीं लगते।
credits-terms = { COUNT($left, "credit") }। खोज के { $search } लगते हैं, जवाब के { $answer }।
credits-left = <b>{ COUNT($left, "credit") } बाकी।</b>
credits-left-again = <b>{ COUNT($left, "credit") } बाकी</b>, { $when } फिर { $allowance }।
credits-period = पिछले 30 दिन: { $spent }।
credits-period-searches = पिछले 30 दिन: { $spent }, ज़्यादातर खोज पर ({ $most })।
credits-period-answers = पिछले 30 दिन: { $spent }, ज़्यादातर जवाबों पर ({ $most })।
credits-period-portraits = पिछले 30 दिन: { $spent }, ज़्यादातर परिचय पर ({ $most })।
credits-period-lists = पिछले 30 दिन: { $spent }, ज़्यादातर सूचियों पर ({ $most })।
credits-doubt = इनमें से { $credits } शायद न लगे हों: कोई जवाब नहीं आया था।
receipt = { COUNT($credits, "credit") }
receipt-left = { COUNT($credits, "credit") } · { $left } बाकी

# ── When something goes wrong ──
errors-not-connected = आप अभी कनेक्ट नहीं हैं।
errors-not-yet = कनेक्ट होते ही यह हो जाएगा।
errors-token-refused = { $place } तक मेरा एक्सेस खत्म हो गया।
errors-token-expired = { errors-token-refused }
errors-no-search = { $host } पर मुझे खोजने की छूट नहीं है।
errors-no-search-own = आपके आर्काइव में मुझे खोजने की छूट नहीं है।
errors-no-answer = { $host } पर मुझे सवालों के जवाब देने की छूट नहीं है।
errors-no-answer-own = आपके आर्काइव से मुझे सवालों के जवाब देने की छूट नहीं है।
errors-no-list = { $host } पर मुझे मैसेज की सूची देखने की छूट नहीं है।
errors-no-list-own = आपके आर्काइव में मुझे मैसेज की सूची देखने की छूट नहीं है।
errors-no-portrait = { $host } पर मुझे परिचय लिखने की छूट नहीं है।
errors-no-portrait-own = आपके आर्काइव से मुझे परिचय लिखने की छूट नहीं है।
errors-missing = यह कम है:
errors-out = { $place } पर आपके क्रेडिट कम पड़ गए: चाहिए { $needed }, बचे हैं { $left }।
errors-out-unknown = { $place } पर आपके क्रेडिट खत्म हो गए।
errors-out-again = { $when } फिर { $allowance } मिलेंगे।
errors-out-host = इसे { $host } पर बदला जा सकता है।
errors-out-operator = जो यह बॉट चलाता है, वह <code>MONTHLY_CREDITS</code> से इसे बदल सकता है।
errors-limit-own = इससे आपकी रोज़ की सीमा पार हो जाएगी: { $most } में से { $spent } लग चुके, इसके { $credits } और।
errors-limit-operator = इस बॉट पर हर किसी को रोज़ { COUNT($most, "credit") } मिलते हैं। { $spent } लग चुके, इसके { $credits } और।
errors-room-again = फिर जगह बनेगी: { $when }।
errors-change-limit = सीमा बदलें
errors-break = { $place } को एक मिनट का ब्रेक चाहिए।
errors-break-until = { $place } को { $at } तक ब्रेक चाहिए।
errors-bad-request = ऐसे नहीं ढूँढा जा सकता। कम या दूसरे शब्द लिखें।
errors-not-offered = { $Place } पर यह नहीं हो सकता।
errors-not-found = वह अब { $place } में नहीं है।
errors-model-failed = भाषा मॉडल ने जवाब नहीं दिया।
errors-timeout = बहुत देर हो गई, इसलिए रोक दिया।
errors-unreachable = अभी { $place } तक पहुँच नहीं है।
errors-connection-lost = { $place } से जवाब पूरा नहीं पहुँचा।
errors-unreadable-reply = { errors-connection-lost }
errors-service-failed = गड़बड़ { $place } में हुई, आपके सवाल में नहीं।
errors-reply-too-large = एक साथ यह बहुत ज़्यादा है। कोई चैट या समय बताएँ।
errors-cancelled = रोक दिया।
errors-too-many-waiting = आपके पिछले दो काम अभी चल रहे हैं। इसे थोड़ी देर में फिर भेजें।
errors-stop-them = उन्हें रोकें
errors-private-only = जवाब सिर्फ़ निजी चैट में मिलते हैं।
errors-stale-button = यह बटन पुराना हो गया।
errors-internal = गलती मेरी है, आपकी नहीं। फिर हो, तो जो मुझे चलाता है, उसे बताएँ: <code>{ $reference }</code>।
errors-secret = यह पासवर्ड या key जैसा लगता है, इसलिए मैंने इसे इस्तेमाल नहीं किया। चाहें तो इसे मिटा दें।
errors-may-have-cost = शायद { COUNT($credits, "credit") } लगे हों।
errors-nothing-charged = कोई क्रेडिट नहीं लगा।
errors-used-button = पहले ही हो चुका।
errors-restarted = मुझे रीस्टार्ट होना पड़ा।
errors-too-fast = एक साथ बहुत कुछ आ गया। दस सेकंड दें।
errors-stranger = यह बॉट सिर्फ़ बुलाए गए लोगों के लिए है। आना हो, तो जो यह बॉट चलाता है, उसे अपनी Telegram ID भेजें: <code>{ $userId }</code>। /privacy और /disconnect आपके लिए भी चलते हैं।
errors-not-invited = यह बॉट सिर्फ़ बुलाए गए लोगों के लिए है।
errors-unsendable = जवाब मेरे पास है, पर Telegram ने नहीं लिया। थोड़ा कम पूछें।
errors-sent-again = (फिर भेजा: Telegram ने पहले वाले की पुष्टि नहीं की।)
errors-nothing-visible = इस जवाब में देखने को कुछ नहीं है।
progress-working = एक पल…
progress-still-reading = पढ़ना अभी जारी है। दिन का पहला जवाब धीमा होता है।
progress-in-line = कतार में आपका नंबर { $position } है।
progress-stopped = रोक दिया।
progress-nothing-running = कुछ नहीं चल रहा।
progress-rest-in-file = बाकी इस फ़ाइल में है।
idle-warning = आपने { COUNT($unused, "day") } से मुझसे काम नहीं लिया, इसलिए { $left } दिन में आपका एक्सेस भुला दिया जाएगा। रखना हो, तो कुछ भी भेज दें।
idle-forgotten = मैंने आपका एक्सेस भुला दिया, क्योंकि वह { COUNT($idle, "day") } से काम नहीं आया।
idle-forgotten-own = मैंने आपका एक्सेस भुला दिया, क्योंकि वह { COUNT($idle, "day") } से काम नहीं आया। आपका आर्काइव जैसा था, वैसा ही है।
idle-open-again = फिर खोलें
place-archive = आपके आर्काइव
place-sample = नमूने के डेटा

# ── Dates and numbers ──
dates-today = आज
dates-yesterday = कल
dates-tomorrow = कल
dates-today-at = आज { $time } पर
dates-on-weekday = { WEEKDAY($weekday) } को
dates-on-date = { DATETIME($day, day: "numeric", month: "long") } को
dates-on-date-in-year = { DATETIME($day, day: "numeric", month: "long", year: "numeric") } को
dates-on-weekday-date = { WEEKDAY($weekday) }, { DATETIME($day, day: "numeric", month: "long") } को
dates-weekday-date-in-year = { DATETIME($day, weekday: "long") }, { DATETIME($day, day: "numeric", month: "long", year: "numeric") }
dates-with-time = { $day }, { $time }
numbers-priced = { $label } ({ COUNT($amount, "credit") })

# ── Buttons that stand in several places ──
buttons-connect = कनेक्ट करें
buttons-try-again = फिर कोशिश करें
buttons-stop = रोकें
buttons-search = खोजें
buttons-look-around = घूमकर देखें
buttons-start-own = मेरा आर्काइव शुरू करें
buttons-open-archive = खोलें
buttons-add-chats = मेरी चैट जोड़ें
buttons-missed = मुझसे क्या छूटा?
buttons-download = सब डाउनलोड करें
buttons-leave = छोड़ दें
buttons-not-now = अभी नहीं
buttons-answer-this = इसका जवाब दें
buttons-search-instead = इसकी जगह ये शब्द खोजें
buttons-search-for = “{ $text }” खोजें
buttons-search-its-words = इसके शब्द खोजें
buttons-save-it = सहेज लें
buttons-run-it = चलाएँ
buttons-answer = जवाब दें
list-amount = { COUNT($amount, $kind) }
list-comma = { ", " }
