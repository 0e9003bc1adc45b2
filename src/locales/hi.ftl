-social-chat-group = { $count } चैट
    .all = चैट
    .your = आपकी चैट
-social-chat-message = { $count } मैसेज
    .all = मैसेज
    .your = आपके मैसेज
-social-email = { $count } ईमेल
    .all = ईमेल
    .your = आपके ईमेल
-social-post = { $count } पोस्ट
    .all = पोस्ट
    .your = आपकी पोस्ट
-social-following = { $count ->
    [one] { $count } फ़ॉलो किया गया पेज
   *[other] { $count } फ़ॉलो किए गए पेज
    }
    .all = फ़ॉलो किए गए पेज
    .your = आपके फ़ॉलो किए गए पेज
-social-calendar = { $count } कैलेंडर
    .all = कैलेंडर
    .your = आपके कैलेंडर
-social-event = { $count } इवेंट
    .all = इवेंट
    .your = आपके इवेंट
-favourite = { $count ->
    [one] { $count } पसंदीदा चीज़
   *[other] { $count } पसंदीदा चीज़ें
    }
    .all = पसंदीदा चीज़ें
    .your = आपकी पसंदीदा चीज़ें
-file = { $count ->
    [one] { $count } फ़ाइल
   *[other] { $count } फ़ाइलें
    }
    .all = फ़ाइलें
    .your = आपकी फ़ाइलें
-credit = { $count } क्रेडिट
-day = { $count } दिन
-hit = { $count ->
    [one] { $count } नतीजा
   *[other] { $count } नतीजे
    }
-record = { $count } एंट्री
-mail = { $count } मेल
-all = { "" }
    .your = आपका सारा डेटा
-chats = { "" }
    .your = आपकी चैट

# ── The bot itself ──
bot-description = आपके अपने मैसेज, मेल और फ़ाइलों में चीज़ें मिल जाती हैं, और उनके बारे में सवालों के जवाब।

    जवाब सिर्फ़ आप देखते हैं। आपका डेटा एन्क्रिप्टेड रहता है, ग्रुप में कुछ पोस्ट नहीं होता, और /disconnect सब मिटा देता है।
bot-short-description = अपने मैसेज में चीज़ें खोजें और उनके बारे में पूछें। निजी, एन्क्रिप्टेड, आपका।

# ── The command menu ──
menu-start = यहाँ से शुरू करें
menu-today = नया क्या है, और किसे जवाब चाहिए
menu-ask = अपने डेटा के बारे में पूछें
menu-search = मैसेज, मेल और फ़ाइलें खोजें
menu-chats = आपकी चैट
menu-recent = आपके सबसे नए मैसेज
menu-count = मैसेज गिनें
menu-stats = आपके मैसेज, आँकड़ों में
menu-profile = आपका परिचय
menu-alerts = आपके अलर्ट और सारांश
menu-import = अपनी चैट और मेल जोड़ें
menu-save = एक मैसेज सहेजें
menu-settings = टाइम ज़ोन, भाषा, यह चैट
menu-account = मुझे क्या करने की अनुमति है
menu-credits = क्या बचा है, क्या खर्च हुआ
menu-connect = अपना डेटा जोड़ें
menu-privacy = आपके बारे में क्या रखा जाता है
menu-disconnect = छोड़ें और मिटाएँ
menu-help = मुझसे बात कैसे करें
menu-cancel = जो चल रहा है, रोकें

# ── First contact ──
start-hello = नमस्ते { $name }। यहाँ आपके अपने मैसेज, मेल और फ़ाइलों में चीज़ें मिल जाती हैं, और उनके बारे में सवालों के जवाब। जवाब सिर्फ़ आप देखते हैं।
start-hello-unnamed = नमस्ते। यहाँ आपके अपने मैसेज, मेल और फ़ाइलों में चीज़ें मिल जाती हैं, और उनके बारे में सवालों के जवाब। जवाब सिर्फ़ आप देखते हैं।
start-sample = पहले Nina का आर्काइव देख लें (वह काल्पनिक है), या अपना शुरू करें।
start-empty = आपका आर्काइव यहाँ है, सिर्फ़ आपके लिए, और अभी खाली है।
start-has-data = आपके आर्काइव में { COUNT($messages, "social-chat-message") } हैं; सबसे नया { $newest } आया।
start-remote = आपका डेटा { $host } पर ही रहता है; क्या पढ़ा जाए, यह आप चुनते हैं।
start-remote-token = { $host } पर टोकन बनाएँ और /connect के बाद यहाँ भेजें। आपका मैसेज मिटा दिया जाएगा और टोकन एन्क्रिप्टेड रखा जाएगा।
start-prices = एक खोज की कीमत { COUNT($search, "credit") }, एक जवाब की { $answer }।
start-again = फिर से नमस्ते, { $name }। क्या खोजना है?
start-again-unnamed = फिर से नमस्ते। क्या खोजना है?

# ── Connecting ──
connect-opening = खुल रहा है…
connect-sample = आप Nina के आर्काइव में हैं: एक काल्पनिक इंसान की दो साल की चैट, मेल और फ़ाइलें। कोई शब्द, नाम या सवाल लिखें, या इनमें से एक आज़माएँ:
connect-example-word = Kyoto
connect-example-name = Joana
connect-example-question = Kyoto कब जाना है?
connect-empty = आपका आर्काइव तैयार है। इनमें से किसी का एक्सपोर्ट भेजें, या टैप करके देखें कि वह कहाँ मिलता है।
connect-open = आपका आर्काइव खुला है। क्या खोजना है?
connect-open-with = आपका आर्काइव खुला है: { COUNT($messages, "social-chat-message") }, सबसे नया: { $day }। क्या खोजना है?
connect-done = { $host } से जुड़ गए। क्या खोजना है?
connect-earlier-left = { $host } पर मेरा पुराना एक्सेस शायद अब भी चलता है; उसे वहाँ बंद किया जा सकता है।
connect-saved = सहेज लिया। इसे क्या करने दें?
connect-unknown = पता नहीं
connect-widen = एक्सेस बढ़ाएँ
connect-again = फिर से जोड़ें
connect-switch = मेरे आर्काइव पर जाएँ
connect-choose-button = चुनें, क्या पढ़ा जाए
connect-token-hint = आपका टोकन
connect-deleted = आपका मैसेज मिटा दिया गया।
connect-not-deleted = <b>टोकन वाला अपना मैसेज कृपया मिटा दें</b>; मुझसे नहीं हुआ।
connect-incomplete = यह टोकन अधूरा लगता है। उसे फिर से कॉपी करें और /connect के बाद भेजें।
connect-exposed = टोकन कभी ग्रुप में न डालें। इसका इस्तेमाल नहीं हुआ; इसे { $place } पर बंद करके नया बना लें।
connect-asked-earlier = आपने पहले “{ $text }” पूछा था:
connect-link-over = इस लिंक का समय निकल गया। नया पाने के लिए /connect भेजें।
connect-declined = आप नहीं जुड़े। कुछ नहीं रखा गया।
connect-failed = जुड़ना नहीं हो पाया। कुछ नहीं रखा गया।
connect-page-done = हो गया
connect-page-back = यह पेज बंद करके { $bot } पर लौट जाएँ।
access-lasts-30-days = 30 दिन के लिए। /account में कभी भी बंद करें।
access-lasts-90-days = 90 दिन के लिए। /account में कभी भी बंद करें।
access-lasts-1-year = 1 साल के लिए। /account में कभी भी बंद करें।
access-lasts-until-revoked = जब तक आप /account में बंद न करें।
access-lasts-30-days-button = 30 दिन: बदलें
access-lasts-90-days-button = 90 दिन: बदलें
access-lasts-1-year-button = 1 साल: बदलें
access-lasts-until-revoked-button = बंद करने तक: बदलें
# Parts of what a service elsewhere allows, listed in the two texts below
access-part-searches = खोज
access-part-answers = जवाब
access-part-lists = सूचियाँ (दिन, चैट, गिनती)
access-part-portraits = परिचय
access-included = शामिल: { $parts }।
access-not-included = शामिल नहीं: { $parts }।
access-ends = { $place }: मेरा एक्सेस { $when } खत्म होता है।
access-keep = 90 दिन और रखें
access-renew = नया करें
access-question = आपके आर्काइव के साथ क्या करने दें?
access-search-button = खोज
access-answers-button = खोज और जवाब
access-everything-button = सब कुछ
access-search = <b>{ $label }</b>: मैसेज खोजना और दिखाना। कोई भाषा मॉडल उन्हें नहीं देखता।
access-answers-elsewhere = <b>{ $label }</b>: हर सवाल पर { $host } का मॉडल ज़रूरी मैसेज पढ़ता है।
access-answers-here = <b>{ $label }</b>: हर सवाल पर इसी मशीन का भाषा मॉडल ज़रूरी मैसेज पढ़ता है।
access-answers-quotes = <b>{ $label }</b>: सवालों के जवाब भी, आपके मैसेज के उद्धरणों से।
access-everything = <b>{ $label }</b>: आपका परिचय लिखना भी।

# ── Results, conversations, people ──
search-what = क्या खोजना है?
search-hint = कोई शब्द या नाम
search-activity = खोज जारी है
results-unnamed-chat = बेनाम चैट
results-no-text = (बिना टेक्स्ट)
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
results-filtered = { $results } { $filters }
results-best = { $results }, सबसे सही पहले
results-newest = { $results }, सबसे नए पहले
results-nowhere = { LIST($missing, quotes: "“|”") } कहीं नहीं। इनमें { LIST($present, quotes: "“|”") } है।
results-back = पीछे
results-more = और
results-newest-first = नए पहले
results-best-first = सही पहले
results-answer-this = इसका जवाब दें
results-alert-me = मुझे अलर्ट करें
results-add-chats = मेरी चैट जोड़ें
results-none = “{ $what }” का कुछ नहीं मिला।
results-none-filtered = कुछ नहीं मिला: { $filters }।
results-none-of-both = “{ $what }” का कुछ नहीं मिला: { $filters }।
results-none-advice = कम शब्द आज़माएँ, या शब्द का दूसरा रूप।
results-empty-archive = आपका आर्काइव अभी खाली है।
results-ends-earlier = वहाँ कुछ नहीं। आपके आर्काइव का सबसे नया मैसेज: { $day }।
results-without-filters = बिना फ़िल्टर
results-just = सिर्फ़ “{ $word }”
results-everywhere = सब जगह खोजें
results-no-chat = “{ $name }” नाम की कोई चैट नहीं मिली।
results-forgotten = वह सूची अब मेरे पास नहीं है।
results-forgotten-here = वह सूची मेरे पास नहीं थी। यह रही फिर से:
results-search-again = फिर से खोजें
conversation-activity = आपके मैसेज पढ़े जा रहे हैं
conversation-start = चैट की शुरुआत
conversation-empty = अभी इसमें कुछ नहीं है।
conversation-gone = { $place }: वह मैसेज अब वहाँ नहीं है।
conversation-earlier = पहले के
conversation-later = बाद के
conversation-open-in-telegram = Telegram में खोलें
conversation-open = खोलें
conversation-whole = पूरा मैसेज
conversation-mail-received = { $name } से आपको
conversation-mail-sent = आपसे { $name } को
person-mentions = { $amount ->
    [one] { $amount } ज़िक्र और कहीं
   *[other] { $amount } ज़िक्र और कहीं
    }
person-on = { $platform } पर { $name }
person-search = “{ $name }” खोजें
person-in-chats = { $amount ->
    [one] { $amount } चैट में
   *[other] { $amount } चैट में
    }
query-from = { $name } से
query-sent = आपके भेजे
query-received = आपको मिले
query-chat = “{ $name }” में
query-on = { $platform } पर
query-in = { NOUN($kind, "all") } में
query-has-link = लिंक के साथ
query-has-file = फ़ाइल के साथ
query-has-photo = फ़ोटो के साथ
query-has-video = वीडियो के साथ
query-has-voice = वॉइस मैसेज के साथ
query-has-audio = ऑडियो के साथ
query-has-sticker = स्टिकर के साथ
query-before = { $day } से पहले
query-since = { $day } से अब तक
query-without = बिना “{ $word }”
query-during = { $time } में
query-no-word = खोजने के लिए कुछ चाहिए: कोई नाम, जगह या चीज़।
query-only-excluded = खोजने के लिए एक शब्द जोड़ें।
query-too-long = यह बहुत लंबा है। कृपया { $most } अक्षर तक लिखें।
query-name-too-long = यह नाम बहुत लंबा है। कृपया { $most } अक्षर तक लिखें।
query-excluded-filter = माइनस से सिर्फ़ शब्द छोड़े जा सकते हैं।
query-nothing-after = <code>{ $key }</code> के बाद कुछ छूट गया है
query-has-unknown = <code>{ $filter }</code> समझ नहीं आया। link, file, photo, video, voice, audio या sticker आज़माएँ।
query-filter-unknown = <code>{ $filter }</code> समझ नहीं आया। { $known } आज़माएँ।
query-day-unknown = “{ $value }” कौन-सा दिन है, समझ नहीं आया।
query-to-come = { $day } अभी आने वाला है।
query-no-day = इन दोनों के बीच कोई दिन नहीं आता।
query-limit = एक बार में 1 से { $most } तक दिखाए जा सकते हैं।

# ── Questions and portraits ──
ask-what = आप क्या जानना चाहते हैं?
ask-hint = आपका सवाल
ask-no-words = खोजने के लिए कुछ चाहिए: कोई नाम, जगह या चीज़।
ask-not-narrowed = <code>has:</code> सिर्फ़ खोज में चलता है।
ask-activity = आपके मैसेज पढ़े जा रहे हैं
ask-thinking = सोच-विचार जारी है
ask-without-data = मेरे डेटा के बिना पूछें
answer-closest = सबसे करीब यह है:
answer-counted = गिना हुआ
answer-quotes = ये उद्धरण हैं। आगे पूछने के लिए रिप्लाई करें।
answer-by-model = जवाब { $host } के मॉडल का है, इन मैसेज से। और जानकारी /privacy में।
answer-nothing = इसके बारे में कुछ नहीं मिला।
    कोई नाम आज़माएँ, या दूसरे शब्द।
profile-asks = परिचय आपके मैसेज पढ़कर एक पेज में बताता है कि आप कौन हैं।
profile-write = लिखें
profile-not-now = अभी नहीं
profile-counted = लिखा नहीं, गिना हुआ:
profile-by-model = इसे एक मॉडल ने आपके मैसेज से लिखा है। यह गलत हो सकता है।
profile-by-model-at = इसे { $host } के मॉडल ने आपके मैसेज से लिखा है। यह गलत हो सकता है। और जानकारी /privacy में।
profile-my-numbers = मेरे आँकड़े

# ── Days, digests, alerts ──
today-waiting = आपके जवाब का इंतज़ार
today-new = नया
today-wrote-most = सबसे ज़्यादा किसने लिखा
today-messages = { COUNT($amount, "social-chat-message") }
today-more-chats = और { $amount ->
    [one] एक चैट
   *[other] { $amount } चैट
}
today-nothing = नया कुछ नहीं, और किसी को आपका इंतज़ार नहीं।
today-which-day = कौन-सा दिन? /today yesterday, /today friday या /today week आज़माएँ।
today-every-morning = हर सुबह
today-every-monday = हर सोमवार
today-activity = आपके मैसेज पढ़े जा रहे हैं
today-week = <b>आपका हफ़्ता</b>, { $days }
today-coming-up = आने वाला है
days-heading = <b>{ $days }</b> · { COUNT($chats, "social-chat-group") } में { COUNT($amount, "social-chat-message") }
days-heading-at-least = <b>{ $days }</b> · { $chats }+ चैट में { $amount }+ मैसेज
days-before = पिछला दिन
days-after = अगला दिन
days-nothing = { $on } कुछ नहीं।
days-nothing-nearest = { $on } कुछ नहीं। सबसे पास का दिन: { $day }।
days-nothing-in = { $name }: कुछ नहीं।
days-nothing-yet = { $on } के लिए अभी कुछ नहीं।
days-nothing-yet-in = अभी कुछ नहीं: { $on }।
digest-begun-day = यह आपको हर दिन { $time } पर मिलेगा, जब इसमें कुछ होगा।
digest-begun-week = यह आपको हर सोमवार { $time } पर मिलेगा, जब इसमें कुछ होगा।
digest-price-day = हर दिन { $time } पर: हर बार { COUNT($each, "credit") }, महीने में ज़्यादा से ज़्यादा { $most }।
digest-price-week = हर सोमवार { $time } पर: हर बार { COUNT($each, "credit") }, महीने में ज़्यादा से ज़्यादा { $most }।
digest-city = आप किस शहर में हैं?
digest-city-hint = शहर या देश
digest-other-time = दूसरा समय
digest-time = सारांश का समय
digest-time-ask = किस समय? एक पर टैप करें, या समय लिखकर रिप्लाई करें।
digest-time-hint = 07:30 बजे
digest-stop = सारांश बंद करें
digest-line-day = सारांश · हर दिन { $time } पर
digest-line-week = आपका हफ़्ता · हर सोमवार { $time } पर
digest-stopped-itself = आपका सारांश बंद कर दिया गया है।
alerts-begun-day = “{ $what }” का कुछ नया आते ही बताया जाएगा। दिन में एक बार देखा जाता है।
alerts-begun-week = “{ $what }” का कुछ नया आते ही बताया जाएगा। हफ़्ते में एक बार देखा जाता है।
alerts-look-week = हफ़्ते में एक बार
alerts-look-day = दिन में एक बार
alerts-stop = रोकें
alerts-stop-this = यह अलर्ट बंद करें
alerts-stop-named = “{ $what }” बंद करें
alerts-stopped = बंद हो गया।
alerts-price = दिन में एक बार देखने की कीमत हर बार { COUNT($each, "credit") }, महीने में ज़्यादा से ज़्यादा { $most }।
alerts-start = शुरू करें
alerts-weekly = हफ़्तेवार: हद { $most }
alerts-not-now = अभी नहीं
alerts-not-started = कुछ नहीं बदला।
alerts-needs-word = खोजने के लिए एक शब्द चाहिए।
alerts-too-many = { $most } पहले से हैं। पहले एक बंद करें।
alerts-heading = आपके अलर्ट और सारांश
alerts-line-day = “{ $what }” · दिन में एक बार
alerts-line-week = “{ $what }” · हफ़्ते में एक बार
alerts-at-most = महीने में ज़्यादा से ज़्यादा { COUNT($most, "credit") }
alerts-none = अभी कोई अलर्ट या सारांश नहीं। किसी खोज के नीचे “{ results-alert-me }” या /today के नीचे “{ today-every-morning }” पर टैप करें।
alerts-nothing-arrives = यहाँ अपने-आप कुछ नया नहीं आता। कोई एक्सपोर्ट जोड़ें, या Telegram को सीधे जोड़ें।
alerts-missed = मुझसे क्या छूटा?
alerts-new = “{ $what }” का नया:
alerts-all = सभी { $amount }
alerts-activity = “{ $what }” का कुछ नया खोजा जा रहा है
alerts-lost = { $doing }: बीच में फिर से चालू होना पड़ा। शायद { COUNT($credits, "credit") } लगे हों।
alerts-stopped-itself = “{ $what }” का आपका अलर्ट बंद कर दिया गया है।
alerts-why-access = मेरा एक्सेस खत्म हो गया है।
alerts-why-credits = आपके क्रेडिट खत्म हो गए।
alerts-why-limit = इससे आपकी रोज़ की सीमा पार होती।
alerts-why-dearer = अब इसकी कीमत ज़्यादा है।
alerts-why-trouble = { $host } बार-बार जवाब नहीं दे पाया।
alerts-start-again = फिर से शुरू करें
alerts-again-price = हर बार { COUNT($each, "credit") }, महीने में ज़्यादा से ज़्यादा { $most }।

# ── Statistics ──
stats-only-messages = सिर्फ़ मैसेज और मेल गिने जा सकते हैं।
stats-counting = गिनती जारी है
stats-read = { $most } में से { $amount } पढ़े गए
# A service that does not count
stats-reading = गिनने के लिए पढ़ना पड़ता है: हर { COUNT($amount, "social-chat-message") } पर { COUNT($credits, "credit") }।
stats-newest = सबसे नए { $amount }
# $what: of what and of when, such as “with “ferry”, since 3 May”
stats-headline = <b>{ COUNT($amount, $kind) }</b> { $what }।
stats-headline-split = <b>{ COUNT($amount, $kind) }</b> { $what }: { $sent } आपके, { $received } औरों के।
stats-at-least = <b>कम से कम { COUNT($amount, $kind) }</b> { $what }, सबसे नए { $read } में।
stats-with = { LIST($terms, quotes: "“|”") } वाले
stats-to = { $name } को
stats-in-all = कुल
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
stats-caption = { $month } से { COUNT($amount, $kind) }, जिनमें { $sent } आपके।
stats-none = कोई नहीं।
stats-none-in-newest = सबसे नए { $read } में कोई नहीं।
stats-empty = अभी कोई मैसेज नहीं है।
stats-show = दिखाएँ
stats-as-picture = तस्वीर में
stats-counted-at = { $time } पर गिना गया।
stats-forgotten = ये आँकड़े अब मेरे पास नहीं हैं।
stats-again = फिर से गिनें
stats-chart-title = { CAPITAL(NOUN($kind, "your")) }
stats-chart-silence = { $first } से { $last } · सबसे लंबी चुप्पी { COUNT($silence, "day") }
stats-chart-months = महीने के हिसाब से
stats-chart-weekdays = दिन के हिसाब से
stats-chart-hours = घंटे के हिसाब से
stats-chart-you = आप
stats-chart-others = बाकी
stats-chart-chats = चैट
stats-chart-people = लोग
stats-chart-words = बार-बार आने वाले शब्द

# ── Adding data ──
import-add = <b>अपनी चैट और मेल जोड़ें</b>
    { $most } तक का एक्सपोर्ट यहाँ भेजें, या किसी ऐप पर टैप करके देखें कि वह कहाँ मिलता है।
    वह एन्क्रिप्टेड होकर आपके आर्काइव में जाता है, फिर फ़ाइल मिटा दी जाती है।
import-elsewhere = आपका डेटा { $host } पर है; उसमें वहीं जोड़ें। यहाँ से उसे सिर्फ़ पढ़ा जा सकता है।
import-larger-files = बड़ी फ़ाइलें
import-other-apps = दूसरे ऐप
import-where = एक्सपोर्ट कहाँ मिलेगा?
import-show-me-how = कैसे, दिखाएँ
import-upload = अपलोड करें
import-guide-whatsapp = चैट खोलें → ⋮ → ज़्यादा → चैट एक्सपोर्ट करें (iPhone: नाम पर टैप करें, चैट एक्सपोर्ट करें) → बिना मीडिया → उसे सहेजें, फिर यहाँ अटैच करें।
import-note-whatsapp = एक बार में एक चैट, उसके सबसे नए 40,000 मैसेज। उसे Telegram से शेयर न करें: वह किसी Telegram चैट में चली जाएगी।
import-guide-telegram = कंप्यूटर पर, Telegram Desktop में: ☰ → Settings → Advanced → Export Telegram data, machine-readable JSON के रूप में। फिर result.json भेजें।
import-note-telegram = फ़ोन के ऐप एक्सपोर्ट नहीं कर सकते।
import-guide-signal = Settings → Chats → Export chat history, बिना मीडिया। फ़ोल्डर को zip करके भेजें।
import-note-signal = एन्क्रिप्टेड बैकअप नहीं चलेगा; उसे सिर्फ़ Signal पढ़ सकता है।
import-guide-slack = Workspace menu → Tools & settings → Workspace settings → Import/export data → Export। मेल में मिली zip भेजें।
import-note-slack = सिर्फ़ मालिक और एडमिन कर सकते हैं; निजी चैट प्लान पर निर्भर हैं।
import-guide-discord = User Settings → Data & Privacy → Request data, Messages के साथ। मेल में मिली zip भेजें।
import-note-discord = 30 दिन तक लगते हैं, और उसमें सिर्फ़ आपका लिखा होता है; DiscordChatExporter की JSON में दोनों तरफ़ का होता है।
import-guide-gmail = takeout.google.com → Deselect all → Mail → Export as .zip। हर zip भेजें।
import-note-gmail = दूसरे मेल प्रोग्राम: .mbox या .eml फ़ाइल।
import-file = यह फ़ाइल
import-next = अगली बारी: { $file }।
import-reading = { $name } पढ़ी जा रही है…
import-reading-so-far = { $name } पढ़ी जा रही है… { $percent } %, { COUNT($read, "social-chat-message") }
import-long = यह बड़ी फ़ाइल है। पूरा होने पर मैसेज आएगा।
import-ask-me = इनमें आप कौन हैं?
import-ask-me-or-reply = इनमें आप कौन हैं? एक पर टैप करें, या नाम लिखकर रिप्लाई करें।
import-nobody = इसमें “{ $name }” नहीं मिला। इनमें आप कौन हैं?
import-neither = दोनों नहीं
import-none-of-them = इनमें से कोई नहीं
import-ask-date = पहला मैसेज कब का था?
import-ask-city = फ़ोन किस शहर में था?
import-hint-city = शहर या देश
import-which-city = कौन-सा?
import-unknown-city = “{ $city }” नहीं मिला। सबसे पास का बड़ा शहर आज़माएँ।
import-ask-owner = यह { $name } का एक्सपोर्ट है, आपका नहीं। फिर भी जोड़ें?
import-add-it = जोड़ें
import-leave-it = रहने दें
import-added = <b>जुड़े: { COUNT($written, "social-chat-message") }</b>, { $when }।
import-added-chat = <b>{ $chat } से जुड़े: { COUNT($written, "social-chat-message") }</b>, { $when }।
import-added-chats = <b>{ COUNT($chats, "social-chat-group") } से जुड़े: { COUNT($written, "social-chat-message") }</b>, { $when }।
import-added-mails = <b>जुड़े: { COUNT($written, "mail") }</b>, { $when }।
import-added-records = <b>जुड़े: { COUNT($written, "record") }</b>।
import-from-to = { $from } से { $to } तक
import-nothing-new = नया कुछ नहीं: { $known ->
    [one] वह { COUNT($known, "social-chat-message") } पहले से था
   *[other] सभी { COUNT($known, "social-chat-message") } पहले से थे
    }।
import-some-new = <b>नए: { COUNT($written, "social-chat-message") }</b>; पहले से: { $known }।
import-you-are = इसमें आप { $name } हैं।
import-times = समय { $city } के हैं।
import-dates = तारीखें ऐसे पढ़ी गईं: { $day }।
import-left-out = { $n } छोड़े गए ({ $what })।
import-left-out-service-message = अपने-आप बने
import-left-out-deleted = मिटाए हुए
import-left-out-empty = खाली
import-left-out-unreadable = न पढ़े जा सके
import-left-out-unreadable-mail = न पढ़े जा सके मेल
import-left-out-unreadable-file = न पढ़ी जा सकी फ़ाइलें
import-left-out-not-a-mail = मेल नहीं
import-left-out-unsupported = असमर्थित
import-left-out-duplicate = दोहराए हुए
import-left-out-no-date = बिना तारीख
import-left-out-no-chat = बिना चैट
import-left-out-spam = स्पैम
import-left-out-trash = ट्रैश
import-left-out-draft = ड्राफ़्ट
import-left-out-chat-log = चैट
import-first = अब कोई शब्द, नाम या सवाल लिखें।
import-show = दिखाएँ
import-not-me = वह मेरा नाम नहीं
import-other-zone = दूसरा टाइम ज़ोन
import-switch = मेरे आर्काइव पर जाएँ
import-open = मेरा आर्काइव खोलें
import-stopped = रुक गया। { COUNT($read, "social-chat-message") } अंदर हैं; बाकी के लिए फ़ाइल फिर से भेजें।
import-stopped-empty = रुक गया। कुछ नहीं जुड़ा।
import-cannot-stop = अभी आपके आर्काइव तक पहुँच नहीं है, इसलिए रुक नहीं पाया।
import-forgotten = वह फ़ाइल अब मेरे पास नहीं है। कृपया फिर से भेजें।
import-broken = { $file }: बीच में खराब है। { COUNT($read, "social-chat-message") } अंदर हैं; बाकी के लिए फिर से एक्सपोर्ट करें।
import-failed-not-known = { $file }: पढ़ी नहीं जा सकी। Telegram, WhatsApp, Signal, Slack, Discord और मेलबॉक्स के एक्सपोर्ट चलते हैं।
import-failed-too-large = { $file }: { $most } से बड़ी है।
import-failed-too-large-here = { $file }: बहुत बड़ी है। फ़ोटो और वीडियो के बिना एक्सपोर्ट करें।
import-failed-empty = { $file }: इसमें कोई मैसेज नहीं।
import-failed-zip-password = इस zip पर पासवर्ड है। बिना पासवर्ड फिर से zip करें।
import-failed-zip-bomb = यह zip खुलकर नामुमकिन आकार की हो जाएगी, इसलिए नहीं खुलेगी।
import-failed-zip-of-zips = इस zip में सिर्फ़ दूसरी zip हैं। वे भेजें।
import-failed-damaged = { $file }: खराब है। फिर से एक्सपोर्ट करें।
import-failed-other-archive = { $file }: खोली नहीं जा सकी। इसकी जगह zip भेजें।
import-failed-telegram-html = यह HTML एक्सपोर्ट है। फिर से एक्सपोर्ट करें और machine-readable JSON चुनें।
import-failed-discord-html = यह HTML एक्सपोर्ट है। फिर से एक्सपोर्ट करें और JSON चुनें।
import-failed-discord-package = { $file }: इसमें कोई मैसेज नहीं। Messages के साथ फिर से माँगें।
import-failed-whatsapp-backup = यह WhatsApp का अपना बैकअप है; उसे सिर्फ़ WhatsApp पढ़ सकता है। इसकी जगह चैट एक्सपोर्ट करें।
import-failed-whatsapp-dates = { $file }: इसकी तारीखें पढ़ी नहीं जा सकीं।
import-failed-signal-backup = यह Signal का अपना बैकअप है; उसे सिर्फ़ Signal पढ़ सकता है। इसकी जगह चैट एक्सपोर्ट करें।
import-failed-outlook = Outlook की फ़ाइलें यहाँ नहीं पढ़ी जा सकतीं। .mbox या .eml में एक्सपोर्ट करें।
import-failed-no-room = इस मशीन पर जगह नहीं बची। कुछ नहीं जुड़ा।
import-failed-no-room-for-all = इस मशीन पर जगह नहीं बची। { COUNT($read, "social-chat-message") } अंदर हैं।
import-failed-too-many = दस फ़ाइलें इंतज़ार में हैं। उनके बाद इसे भेजें।
import-failed-gone = { $file }: Telegram से नहीं मिली। कृपया फिर से भेजें।
import-failed-silent = { $file }: Telegram से नहीं मिली। कृपया फिर से भेजें।
import-failed-unanswered = { $file }: जवाब नहीं आया, इसलिए छोड़ दी गई। फिर से भेजें।
import-failed-away = अभी आपके आर्काइव तक पहुँच नहीं है।
import-failed-failed = गलती मेरी है, आपकी नहीं। फिर हो तो इस बॉट को चलाने वाले को बताएँ: { $reference }।
save-saved = सहेज लिया।
save-known = पहले से सहेजा हुआ है।
save-how = किसी मैसेज पर /save से रिप्लाई करें, या उसके बाद लिखें कि क्या रखना है।
live-since = { $day } से Telegram से सीधे।
live-paused-since = Telegram से सीधे: { $day } से रुका हुआ।
live-pause = रोकें
live-resume = फिर चालू करें
live-paused = रुक गया। नया कुछ नहीं आएगा।
live-resumed = नए मैसेज फिर से आपके आर्काइव में जाते हैं।
live-begun = आपकी चुनी चैट के नए मैसेज अब आपके आर्काइव में जाते हैं। किसी को कभी कुछ नहीं लिखा जाता। रोकने के लिए /account।
live-ended = अब आपके Telegram मैसेज यहाँ नहीं आते। जो सहेजा है, वह रहता है।
live-archive-gone = आपका आर्काइव मिटा दिया गया, इसलिए आपके Telegram खाते के मैसेज आना बंद हैं। /account से नए आर्काइव के साथ फिर शुरू करें।

# ── Settings ──
settings-title = सेटिंग
settings-zone = टाइम ज़ोन: { $city } ({ $time })
settings-zone-none = टाइम ज़ोन: तय नहीं
settings-language = भाषा: { $language }
settings-digest = सारांश: हर दिन { $time } पर
settings-digest-off = सारांश: बंद
settings-chat = इस चैट में: नतीजे { $cover ->
        [on] टैप करने तक छिपे
       *[off] दिखते हैं
    }, { $protect ->
        [on] आगे नहीं भेजे जा सकते
       *[off] आगे भेजे जा सकते हैं
    } और { $delete ->
        [on] { $after } बाद मिटते हैं
       *[off] बने रहते हैं
    }
settings-limit = रोज़ की सीमा: { COUNT($credits, "credit") }
settings-limit-off = रोज़ की सीमा: बंद
settings-ask-first-yes = खर्च से पहले पूछना: हाँ
settings-ask-first-no = खर्च से पहले पूछना: नहीं
settings-zone-button = टाइम ज़ोन
settings-language-button = भाषा
settings-alerts-button = सारांश और अलर्ट
settings-chat-button = यह चैट
settings-limit-button = रोज़ की सीमा
settings-ask-first-button = खर्च से पहले पूछें
settings-zone-ask = आप किस शहर में हैं?
settings-zone-hint = शहर या देश
settings-zone-set = { $city }, { $time }।
settings-zone-which = कौन-सा?
settings-zone-unknown = “{ $typed }” नहीं मिला। सबसे पास का बड़ा शहर आज़माएँ।
settings-language-ask = किस भाषा में बात करें? खोज किसी भी भाषा में हो सकती है।
settings-language-telegram = जैसा Telegram में
settings-cover-on = टैप तक छिपाना: चालू
settings-cover-off = टैप तक छिपाना: बंद
settings-protect-on = आगे भेजना मना: चालू
settings-protect-off = आगे भेजना मना: बंद
settings-delete-never = मिटाना: कभी नहीं
settings-deleted = आपके तय किए अनुसार मिटाया गया।
settings-delete-after = मिटाना: { $time } बाद
settings-limit-ask = 24 घंटे में ज़्यादा से ज़्यादा कितने क्रेडिट?
settings-limit-none = बंद
settings-limit-set = सीमा: 24 घंटे में { COUNT($credits, "credit") }।
settings-limit-gone = सीमा: बंद।

# ── Account, leaving, privacy, help ──
account-own = <b>आपका आर्काइव</b>
account-own-empty = <b>आपका आर्काइव</b>, अभी खाली
account-own-with = <b>आपका आर्काइव</b>: { COUNT($messages, "social-chat-message") }, सबसे नया: { $day }
account-may-search = मुझे इसमें खोजने की अनुमति है।
account-may-search-until = मुझे इसमें खोजने की अनुमति है, { $day } तक।
account-may-answers = मुझे इसमें खोजने और इससे जवाब देने की अनुमति है।
account-may-answers-until = मुझे इसमें खोजने और इससे जवाब देने की अनुमति है, { $day } तक।
account-may-everything = मुझे इसमें खोजने, इससे जवाब देने और आपका परिचय लिखने की अनुमति है।
account-may-everything-until = मुझे इसमें खोजने, इससे जवाब देने और आपका परिचय लिखने की अनुमति है, { $day } तक।
account-other = एक्सेस इसका भी है: { $app }, { $day } से।
account-more = और { $amount } भी।
account-end = “{ $app }” बंद करें
account-ended = वह एक्सेस बंद हो गया।
account-change = एक्सेस बदलें
account-sample = <b>Nina का आर्काइव</b>, नमूना।
account-host-until = <b>{ $host }</b>, { $day } तक
account-unknown = { $host } नहीं बताता कि किस बात की अनुमति है; पूछते-पूछते पता चलता है।
leave-ask = छोड़ दें? मेरा एक्सेस खत्म होगा और आपकी सेटिंग, अलर्ट और आपके बारे में रखा सब कुछ मिट जाएगा।
leave-ask-unconnected = छोड़ दें? आपकी सेटिंग, अलर्ट और आपके बारे में रखा सब कुछ मिट जाएगा।
leave-archive = आपके आर्काइव में { COUNT($messages, "social-chat-message") } हैं। मिटे हुए वापस नहीं आते।
leave-keep-archive = छोड़ें, आर्काइव रहने दें
leave-erase-archive = छोड़ें और आर्काइव मिटाएँ
leave-stay = रुकें
leave-stayed = कुछ नहीं बदला।
leave-erasing = मिटाया जा रहा है…
leave-done-none = हो गया। आपके बारे में रखा सब कुछ मिट गया।
leave-done-waits = हो गया। आपके बारे में रखा सब कुछ मिट गया; लौटें तो आपका आर्काइव यहीं है।
leave-done-erased = हो गया। आपका आर्काइव और आपके बारे में रखा सब कुछ मिट गया।
leave-access-stands = { $place }: वहाँ मेरा एक्सेस बंद नहीं हो पाया; कृपया वहीं बंद करें।
leave-live = आपके Telegram खाते का चैटबॉट बना रहेगा, जब तक आप उसे वहाँ न हटाएँ: Settings → Telegram Business → Chatbots।
leave-limit = रोज़ की सीमा के लिए एक संख्या एक दिन रहती है: { COUNT($credits, "credit") } खर्च।
leave-chat = यह चैट Telegram में रहती है, जब तक आप उसे साफ़ न करें।
export-doing = आपके बारे में सब कुछ इकट्ठा किया जा रहा है
export-whole = आपके बारे में सब कुछ। जिसके पास यह फ़ाइल है, वह पढ़ सकता है।
export-elsewhere = आपके बारे में सब कुछ। आपका डेटा खुद { $host } पर है। जिसके पास यह फ़ाइल है, वह पढ़ सकता है।
export-kept = आपके बारे में जो रखा है। आपका आर्काइव इसके बाद आता है। जिसके पास यह फ़ाइल है, वह पढ़ सकता है।
export-unreachable = आपके बारे में जो रखा है। अभी आपके आर्काइव तक पहुँच नहीं है; थोड़ी देर में फिर माँगें।
export-link = आपका आर्काइव इस चैट के लिए बहुत बड़ा है। लिंक सिर्फ़ आपका है, दस मिनट के लिए।
export-download = डाउनलोड
export-operator = आपका आर्काइव इस चैट के लिए बहुत बड़ा है। जो यह बॉट चलाता है, वह पूरा दे सकता है: <code>npm run person</code>।
privacy-kept = क्या रखा जाता है
privacy-kept-what = आपका एक्सेस, सेटिंग और अलर्ट, जब तक आप छोड़ न दें। नतीजे, छह घंटे। बटन, 30 दिन। सवाल, जवाब मिलने तक।
privacy-kept-what-days = आपका एक्सेस, सेटिंग और अलर्ट, जब तक आप छोड़ न दें या { COUNT($days, "day") } इस्तेमाल न करें। नतीजे, छह घंटे। बटन, 30 दिन। सवाल, जवाब मिलने तक।
privacy-kept-costs = हर अनुरोध की कीमत, उसके शब्दों के बिना, 35 दिन।
privacy-encrypted = यह सब एन्क्रिप्टेड है, चाबी कहीं और है, और किसी लॉग में आपके शब्द या नाम नहीं हैं।
privacy-seen = आपका डेटा कौन देखता है
privacy-seen-by = आप, और यह बॉट।
privacy-model-none = कोई भाषा मॉडल उसे नहीं पढ़ता।
privacy-model-local = इसी मशीन का भाषा मॉडल उतना पढ़ता है जितना सवाल को चाहिए।
privacy-model-at = जवाब के लिए { $host } का मॉडल आपका सवाल और ज़रूरी मैसेज पढ़ता है।
privacy-model-service = जवाब { $host } देता है, और वह भाषा मॉडल इस्तेमाल कर सकता है।
privacy-model-unknown = अगर बॉट चलाने वाले ने भाषा मॉडल लगाया है, तो वह उतना पढ़ता है जितना सवाल को चाहिए।
privacy-seen-else = यह चैट, हर बॉट की तरह, Telegram से होकर जाती है। कुछ बेचा नहीं जाता, न ट्रेनिंग में लगता है, और आपका कुछ भी ग्रुप में पोस्ट नहीं होता।
privacy-erase = कैसे मिटाएँ
privacy-erase-how = /disconnect, तुरंत।
help-write = बस लिखें।
    <b>शब्द</b> से मैसेज मिलते हैं{ $word ->
        [none] { "" }
       *[other] : <code>{ $word }</code>
    }
    <b>नाम</b> से उस इंसान की चैट खुलती है{ $name ->
        [none] { "" }
       *[other] : <code>{ $name }</code>
    }
    <b>सवाल</b> का जवाब मिलता है{ $question ->
        [none] { "" }
       *[other] : <code>{ $question }</code>
    }
    <b>दिन</b> से दिखता है कि क्या हुआ{ $day ->
        [none] { "" }
       *[other] : <code>{ $day }</code>
    }
    <code>मुझसे क्या छूटा?</code> से सार मिलता है
help-exact = और सटीक: <code>from:joana</code> <code>chat:family</code> <code>since:2025</code> <code>has:photo</code> <code>"exact words"</code> <code>-without</code>
    मैसेज सहेजने के लिए रिप्लाई करें: <code>/save</code>
help-commands = /chats /alerts /import /settings /account /privacy
help-prices = एक खोज की कीमत { COUNT($search, "credit") }, एक जवाब की { $answer }। बाकी की कीमत पहले बताई जाती है।

# ── Plain words ──
plain-hello = नमस्ते। क्या खोजना है?
plain-no-words = खोजने के लिए कुछ चाहिए: कोई नाम, जगह या चीज़।
plain-not-yet = जुड़ते ही वह खोजा जाएगा।
plain-unchanged = कुछ नहीं बदला।
plain-did-you-mean = क्या आपका मतलब <b>/{ $command }</b> है?
plain-not-found-message = यह आपके आर्काइव में नहीं है।
plain-not-found-message-remote = यह नहीं मिला।
plain-text-only = सिर्फ़ टेक्स्ट और एक्सपोर्ट फ़ाइलें पढ़ी जा सकती हैं।
plain-changed = आपने इसे बदला है। फिर से चलाएँ?
plain-prices = यहाँ एक जवाब की कीमत { COUNT($answer, "credit") }, एक खोज की { $search }।
plain-left = आपके पास { $left } हैं।
plain-no-more-asking = अब से पूछा नहीं जाएगा।

# ── Groups and inline mode ──
group-answer-in-private = निजी चैट में जवाब
group-not-yours = यह आपका नहीं है।
inline-only-you = ये सिर्फ़ आप देखते हैं। जिस पर टैप करें, उसका टेक्स्ट जाएगा।
inline-nothing = “{ $words }” का कुछ नहीं मिला।
inline-empty = अपने मैसेज का कोई शब्द लिखें।
inline-connect = पहले जोड़ें
inline-in-private = निजी चैट में “{ $words }” खोजें
inline-not-allowed = मुझे खोजने की अनुमति नहीं है।
inline-trouble = अभी खोज नहीं हो सकती।

# ── Credits, where a service charges ──
credits-button = क्रेडिट
credits-none = यहाँ किसी चीज़ के क्रेडिट नहीं लगते।
credits-terms = { COUNT($left, "credit") }। एक खोज की कीमत { $search }, एक जवाब की { $answer }।
credits-left = <b>{ COUNT($left, "credit") } बचे हैं।</b>
credits-left-again = <b>{ COUNT($left, "credit") } बचे हैं</b>, { $when } फिर से { $allowance }।
credits-period = पिछले 30 दिन: { $spent }।
credits-period-searches = पिछले 30 दिन: { $spent }, ज़्यादातर खोज ({ $most })।
credits-period-answers = पिछले 30 दिन: { $spent }, ज़्यादातर जवाब ({ $most })।
credits-period-portraits = पिछले 30 दिन: { $spent }, ज़्यादातर परिचय ({ $most })।
credits-period-lists = पिछले 30 दिन: { $spent }, ज़्यादातर सूचियाँ ({ $most })।
credits-doubt = इनमें { $credits } शायद न लगे हों: जवाब नहीं आया।
receipt = { COUNT($credits, "credit") }
receipt-left = { COUNT($credits, "credit") } · { $left } बाकी

# ── When something goes wrong ──
errors-not-connected = आप अभी जुड़े नहीं हैं।
errors-not-yet = जुड़ते ही यह कर दिया जाएगा।
errors-access-ended = { $place }: मेरा एक्सेस खत्म हो गया है।
errors-no-search = { $host } पर मुझे खोजने की अनुमति नहीं है।
errors-no-search-own = मुझे आपके आर्काइव में खोजने की अनुमति नहीं है।
errors-no-answer = { $host } पर मुझे सवालों के जवाब देने की अनुमति नहीं है।
errors-no-answer-own = मुझे आपके आर्काइव से जवाब देने की अनुमति नहीं है।
errors-no-list = { $host } पर मुझे मैसेज की सूची देखने की अनुमति नहीं है।
errors-no-list-own = मुझे आपके आर्काइव के मैसेज की सूची देखने की अनुमति नहीं है।
errors-no-portrait = { $host } पर मुझे परिचय लिखने की अनुमति नहीं है।
errors-no-portrait-own = मुझे आपके आर्काइव से परिचय लिखने की अनुमति नहीं है।
errors-missing = यह नहीं है:
errors-out = { $place }: क्रेडिट खत्म। इसके लिए { $needed } चाहिए, आपके पास { $left } हैं।
errors-out-unknown = { $place }: क्रेडिट खत्म हो गए हैं।
errors-out-again = { $when } फिर से { $allowance } मिलेंगे।
errors-out-host = { $host } इसे बदल सकता है।
errors-out-operator = जो यह बॉट चलाता है, वह इसे बदल सकता है: <code>MONTHLY_CREDITS</code>।
errors-limit-own = इससे आपकी रोज़ की सीमा पार होगी: { $most } में से { $spent } लग चुके, इसकी कीमत { $credits }।
errors-limit-operator = यह बॉट हर एक को दिन में { COUNT($most, "credit") } देता है। { $spent } लग चुके, इसकी कीमत { $credits }।
errors-room-again = { $at } पर फिर जगह होगी।
errors-change-limit = सीमा बदलें
errors-break = { $place } एक मिनट रुकने को कहता है।
errors-break-until = { $place } { $at } तक रुकने को कहता है।
errors-bad-request = इस रूप में यह नहीं खोजा जा सकता। कम या दूसरे शब्द आज़माएँ।
errors-not-offered = { $place } पर यह नहीं हो सकता।
errors-not-found = { $place }: वह अब वहाँ नहीं है।
errors-model-failed = भाषा मॉडल ने जवाब नहीं दिया।
errors-timeout = बहुत देर लगी, इसलिए रोक दिया गया।
errors-unreachable = { $place }: अभी वहाँ पहुँच नहीं है।
errors-broken = { $place }: जवाब पूरा नहीं पहुँचा।
errors-service-failed = { $host } पर कुछ गड़बड़ हुई, आपके सवाल में नहीं।
errors-too-large = एक साथ यह बहुत है। कोई चैट या समय बताएँ।
errors-stopped = रुक गया।
errors-too-many = आपके पिछले दो पर काम जारी है। इसे थोड़ी देर में फिर भेजें।
errors-stop-them = उन्हें रोकें
errors-private-only = जवाब सिर्फ़ निजी चैट में मिलते हैं।
errors-stale-button = इस बटन का समय निकल गया।
errors-internal = गलती मेरी है, आपकी नहीं। फिर हो तो इस बॉट को चलाने वाले को बताएँ: <code>{ $reference }</code>।
errors-secret = यह पासवर्ड या चाबी जैसा लगता है, इसलिए इस्तेमाल नहीं हुआ। इसे मिटा देना अच्छा रहेगा।
errors-may-have-cost = शायद { COUNT($credits, "credit") } लगे हों।
errors-nothing-charged = कुछ नहीं लगा।
errors-used-button = पहले ही हो चुका।
errors-restarted = बीच में फिर से चालू होना पड़ा।
errors-too-fast = एक साथ बहुत कुछ आ गया। दस सेकंड दें।
errors-stranger = यह बॉट सिर्फ़ बुलावे से है। आने के लिए इसे चलाने वाले को अपनी Telegram ID भेजें: <code>{ $userId }</code>। /privacy और /disconnect आपके लिए भी चलते हैं।
errors-not-invited = यह बॉट सिर्फ़ बुलावे से है।
errors-unsendable = जवाब तैयार है, पर Telegram ने नहीं लिया। कम माँगें।
errors-sent-again = (फिर से भेजा गया: पहले की पुष्टि Telegram से नहीं मिली।)
errors-nothing-visible = इस जवाब में देखने को कुछ नहीं है।
progress-working = एक पल…
progress-still-reading = अब भी पढ़ा जा रहा है। दिन का पहला जवाब धीमा होता है।
progress-in-line = कतार में आपका नंबर { $position } है।
progress-stopped = रुक गया।
progress-nothing-running = कुछ नहीं चल रहा।
progress-rest-in-file = बाकी इस फ़ाइल में है।
idle-warning = { COUNT($unused, "day") } से इस्तेमाल नहीं हुआ, इसलिए { $left } दिन में आपका एक्सेस भुला दिया जाएगा। बनाए रखने के लिए कुछ भी भेजें।
idle-forgotten = { COUNT($idle, "day") } इस्तेमाल न होने से आपका एक्सेस भुला दिया गया।
idle-forgotten-own = { COUNT($idle, "day") } इस्तेमाल न होने से आपका एक्सेस भुला दिया गया। आपका आर्काइव वैसा ही है।
idle-open-again = फिर से खोलें
# Where somebody's data is, in a sentence
place-archive = आपका आर्काइव
place-sample = नमूना डेटा

# ── Dates and numbers ──
dates-today = आज
dates-yesterday = कल (बीता)
dates-tomorrow = कल (आने वाला)
dates-today-at = आज { $time } पर
dates-on-weekday = { WEEKDAY($weekday) } को
dates-on-date = { DATETIME($day, day: "numeric", month: "long") } को
dates-on-date-in-year = { DATETIME($day, day: "numeric", month: "long", year: "numeric") } को
dates-on-weekday-date = { WEEKDAY($weekday) } { DATETIME($day, day: "numeric", month: "long") } को
dates-weekday-date-in-year = { DATETIME($day, weekday: "long") } { DATETIME($day, day: "numeric", month: "long", year: "numeric") }
dates-with-time = { $day }, { $time }
numbers-priced = { $label } ({ COUNT($amount, "credit") })

# ── Buttons that stand in several places ──
buttons-connect = जोड़ें
buttons-try-again = फिर कोशिश करें
buttons-stop = रोकें
buttons-search = खोजें
buttons-look-around = नमूना देखें
buttons-start-own = अपना आर्काइव शुरू करें
buttons-open-archive = खोलें
buttons-add-chats = मेरी चैट जोड़ें
buttons-missed = मुझसे क्या छूटा?
buttons-download = सब डाउनलोड करें
buttons-leave = छोड़ें
buttons-answer-this = इसका जवाब दें
buttons-search-instead = ये शब्द खोजें
buttons-search-for = “{ $text }” खोजें
buttons-search-its-words = इसके शब्द खोजें
buttons-save-it = सहेजें
buttons-run-it = चलाएँ
buttons-answer = जवाब
list-comma = { ", " }
