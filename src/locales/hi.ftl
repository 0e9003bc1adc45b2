-social-chat-group = { $count } चैट
    .one = चैट
    .heading = चैट
    .your = आपकी चैट
    .in = आपकी चैट
    .no = चैट
-social-chat-message = { $count } मैसेज
    .one = मैसेज
    .heading = मैसेज
    .your = आपके मैसेज
    .in = आपके मैसेज
    .no = मैसेज
-social-email = { $count } ईमेल
    .one = ईमेल
    .heading = ईमेल
    .your = आपके ईमेल
    .in = आपके ईमेल
    .no = ईमेल
-social-post = { $count } पोस्ट
    .one = पोस्ट
    .heading = पोस्ट
    .your = आपकी पोस्ट
    .in = आपकी पोस्ट
    .no = पोस्ट
-social-following = { $count ->
    [one] { $count } फ़ॉलो किया गया पेज
   *[other] { $count } फ़ॉलो किए गए पेज
    }
    .one = फ़ॉलो किया गया पेज
    .heading = फ़ॉलो किए गए पेज
    .your = आपके फ़ॉलो किए गए पेज
    .in = आपके फ़ॉलो किए गए पेजों
    .no = फ़ॉलो किया गया पेज
-social-calendar = { $count } कैलेंडर
    .one = कैलेंडर
    .heading = कैलेंडर
    .your = आपके कैलेंडर
    .in = आपके कैलेंडर
    .no = कैलेंडर
-social-event = { $count } इवेंट
    .one = इवेंट
    .heading = इवेंट
    .your = आपके इवेंट
    .in = आपके इवेंट
    .no = इवेंट
-favourite = { $count ->
    [one] { $count } पसंदीदा चीज़
   *[other] { $count } पसंदीदा चीज़ें
    }
    .one = पसंदीदा चीज़
    .heading = पसंदीदा चीज़ें
    .your = आपकी पसंदीदा चीज़ें
    .in = आपकी पसंदीदा चीज़ों
    .no = पसंदीदा चीज़
-file = { $count ->
    [one] { $count } फ़ाइल
   *[other] { $count } फ़ाइलें
    }
    .one = फ़ाइल
    .heading = फ़ाइलें
    .your = आपकी फ़ाइलें
    .in = आपकी फ़ाइलों
    .no = फ़ाइल
-day = { $count } दिन
-hit = { $count ->
    [one] { $count } नतीजा
   *[other] { $count } नतीजे
    }
-one-hit = { $count ->
    [one] { $count } नतीजा
   *[other] { $count } नतीजे
    }
-mail = { $count ->
    [one] पढ़ा नहीं जा सका
   *[other] पढ़े नहीं जा सके
    }
-record = { $count ->
    [one] पढ़ा नहीं जा सका
   *[other] पढ़े नहीं जा सके
    }
    .one = रिकॉर्ड
-all = { "" }
    .your = आपका सारा डेटा
    .in = आपके सारे डेटा
-chats = { "" }
    .your = आपकी चैट
    .in = आपकी चैट
list-comma = { ", " }
access-allows-api-search-chat-threads = आपकी चैट में शब्द खोजना
access-allows-api-search-ds = आपके किसी एक तरह के डेटा में शब्द खोजना
access-allows-api-search-universal = जितने डेटा की अनुमति दी है, उस सब में शब्द खोजना
access-allows-api-ds-query = जिन रिकॉर्ड की अनुमति दी है, उनकी सूची बनाना और उन्हें छाँटना
access-allows-api-llm-prompt = आपके डेटा के बिना किसी भाषा मॉडल से पूछना
access-allows-api-llm-agent-prompt = जवाब देने के लिए भाषा मॉडल को अनुमति वाला डेटा पढ़ने देना
access-allows-api-llm-profile-prompt = भाषा मॉडल को अनुमति वाले डेटा से प्रोफ़ाइल बनाने देना
access-allows-ds-r-social-chat-group = आपकी चैट पढ़ना
access-allows-ds-r-social-chat-message = आपके मैसेज पढ़ना
access-allows-ds-r-social-email = आपके ईमेल पढ़ना
access-allows-ds-r-social-post = आपकी पोस्ट पढ़ना
access-allows-ds-r-social-following = आपके फ़ॉलो किए गए पेज पढ़ना
access-allows-ds-r-social-calendar = आपके कैलेंडर पढ़ना
access-allows-ds-r-social-event = आपके इवेंट पढ़ना
access-allows-ds-r-favourite = आपकी पसंदीदा चीज़ें पढ़ना
access-allows-ds-r-file = आपकी फ़ाइलें पढ़ना
access-presets-search-title = खोजना और पढ़ना
access-presets-search-price = हर खोज के { $credits }
access-presets-search-allows = डेटा में शब्द खोजता है और रिकॉर्ड की सूची दिखाता है। कोई मॉडल इसे नहीं देखता।
access-presets-answers-title = … और मॉडल से जवाब
access-presets-answers-price = हर सवाल के { $credits }
access-presets-answers-allows = सवालों के जवाब भी देता है। सेवा में भाषा मॉडल हो, तो वह उतना पढ़ता है जितना जवाब के लिए चाहिए।
access-presets-everything-title = सब कुछ
access-presets-everything-price = हर प्रोफ़ाइल के { $credits }
access-presets-everything-allows = मैसेज से किसी व्यक्ति के बारे में भी बताता है: वह किसे, कब और किस बारे में लिखता है।
access-lasts-30-days = अवधि: 30 दिन
access-lasts-90-days = अवधि: 90 दिन
access-lasts-1-year = अवधि: 1 साल
access-lasts-until-revoked = अवधि: जब तक मैं न हटाऊँ
account-looking = आपका एक्सेस देखा जा रहा है… (0 क्रेडिट)
account-to-sample = <b>कनेक्शन</b>: एक काल्पनिक व्यक्ति का नमूना डेटा। यह आपका डेटा नहीं है।
account-to-own = <b>कनेक्शन</b>: आपका अपना आर्काइव।
account-to-service = <b>कनेक्शन</b>: { $service }
account-since = कब से: { $at }
account-credits = क्रेडिट: { $left } बाकी।
account-credits-unknown = क्रेडिट: अभी पता नहीं चल सका।
account-commands = कमांड
account-more-than-left = इतने क्रेडिट बाकी नहीं
account-needs = इसके लिए चाहिए: <code>{ $scopes }</code>
account-permissions = अनुमतियाँ
account-from-service = जैसा सेवा बताती है
account-from-person = जैसा आपने कनेक्ट करते समय बताया था
account-from-unknown = सेवा नहीं बताती: कमांड चलने पर मुझे पता चलता जाएगा
account-no-scopes = ऐसी कोई नहीं जो इस बॉट के काम आए
account-others = आपके आर्काइव { $amount ->
    [1] का
   *[other] के
    } { $amount } और एक्सेस
account-others-unknown = और किसके पास एक्सेस है, यह अभी पता नहीं चल सका।
account-other = { $app }, { $since } से, { $until } तक, कभी इस्तेमाल नहीं हुआ
account-other-used = { $app }, { $since } से, { $until } तक
account-other-no-until = { $app }, { $since } से, जब तक आप न हटाएँ, कभी इस्तेमाल नहीं हुआ
account-other-no-until-used = { $app }, { $since } से, जब तक आप न हटाएँ
account-and-more = … और { $amount }
account-end = { $app } का एक्सेस हटाएँ
account-ended = वह एक्सेस हटा दिया गया।
account-had-ended = वह एक्सेस पहले ही हट चुका था।
account-no-access = आपने मुझे अपना आर्काइव खोजने का एक्सेस नहीं दिया है।
asking-what = आपको क्या जानना है? आपके मैसेज से एक जवाब के { $credits } क्रेडिट लगते हैं।
asking-hint = आपका सवाल
asking-no-question = इसमें कोई सवाल नहीं है। कुछ खर्च नहीं हुआ।
asking-too-long = सवाल बहुत लंबा है: कृपया { $limit } अक्षरों तक में लिखें। कुछ खर्च नहीं हुआ।
asking-cannot-narrow = सवाल को has: से सीमित नहीं किया जा सकता। /search में चलने वाला बाकी सब यहाँ भी चलता है। कुछ खर्च नहीं हुआ।
asking-reading = आपके डेटा में “{ $question }” के जवाब की तलाश
asking-reading-messages = आपके मैसेज में “{ $question }” के जवाब की तलाश
asking-reading-these = मिले हुए नतीजे पढ़ना
asking-plainly = आपके डेटा के बिना मॉडल से सवाल: “{ $question }”
asking-what-about = इनमें “{ $words }” के बारे में क्या लिखा है?
asking-what-about-no-words = थोड़े शब्दों में: इनमें क्या लिखा है?
asking-read-nothing = आपका कोई डेटा नहीं पढ़ा
asking-no-links = बिना लिंक: { $platforms }। लिंक सिर्फ़ Telegram के सुपरग्रुप और चैनल के मैसेज के होते हैं।
asking-took-out = { $many } मनगढ़ंत { $many ->
    [one] हवाला हटाया
   *[other] हवाले हटाए
    }
asking-looked-only = सिर्फ़ यहाँ देखा: { LIST($what, type: "plain") }
asking-reply-to-go-on = ↩ आगे पूछने के लिए इसी का जवाब दें ({ $credits } क्रेडिट)।
asking-stages-searched = “{ $words }” खोजा: { $many }
asking-stages-listed = सूची बनाई: { COUNT($many, $kind) }
asking-stages-read = आगे पढ़ा: { $many } रिकॉर्ड
asking-stages-counted = गिना: { $many }
asking-stages-sampled = अलग-अलग समय और चैट से चुना: { $many } रिकॉर्ड
asking-stages-writing = जवाब लिखा जा रहा है
asking-stages-writing-part = जवाब लिखा जा रहा है, { $part }/{ $parts }
asking-wordless = इन शब्दों से पता नहीं चलता कि क्या ढूँढना है। कोई नाम, जगह या चीज़ जोड़कर पूछें। जैसे: “मेरा पासपोर्ट कहाँ है?”
asking-nothing = आपके डेटा में इस सवाल के शब्द नहीं हैं। दूसरे शब्दों से शायद मिल जाए।
asking-no-model = सेवा में भाषा मॉडल नहीं है: वह आपके डेटा से जस का तस दिखाती है, जवाब नहीं लिखती।
asking-closest = इसके सबसे करीब: { $question }
asking-only-near = आपके डेटा में जवाब नहीं मिला। इसके सबसे करीब: { $question }
asking-counted = गिनती
asking-goes-to-model = आपका सवाल, और उसके लिए जो पढ़ा जाएगा, { $host } के भाषा मॉडल को भेजा जाता है। ज़्यादा जानकारी: /privacy
asking-went-to-model = ℹ️ आपका सवाल, और उसके लिए जो पढ़ा गया, { $host } के भाषा मॉडल को भेजा गया। यह एक ही बार बताया जाता है; /privacy में यह हमेशा मिलेगा।
asking-buttons-search = इसकी जगह खोजें
asking-buttons-without-data = मेरे डेटा के बिना पूछें
asking-buttons-about-this = इसके बारे में पूछें
asking-buttons-without-it = इसके बिना पूछें
asking-forgotten = जिस जवाब से आगे बढ़ना था, वह अब मेरे पास नहीं है: जवाब और नतीजे सिर्फ़ छह घंटे रखे जाते हैं। कुछ खर्च नहीं हुआ।
asking-seconds = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } सेकंड
asking-read = पढ़ा: { LIST($what, type: "plain") }
asking-read-chat = पढ़ा: { LIST($what, type: "plain") } (“{ $chat }” में)
asking-read-chats = पढ़ा: { LIST($what, type: "plain") } ({ COUNT($chats, "social-chat-group") } में)
asking-kind-heading = { NOUN($kind, "one") }
balance-refill = { $at } से फिर { $allowance } क्रेडिट मिलेंगे।
bot-description = अपने मैसेज और दूसरे डेटा में खोजें, उन्हें पढ़ें और उनसे सवाल पूछें – यहीं चैट में।

    अपना डेटा कनेक्ट करें, फिर /search, /ask और /recent आज़माएँ। मेन्यू में लिखा है कि किसके कितने क्रेडिट लगते हैं।

    निजी: जवाब सिर्फ़ आपको दिखते हैं, आपका टोकन एन्क्रिप्ट करके रखा जाता है, ग्रुप में कुछ पोस्ट नहीं होता, और /disconnect सब मिटा देता है। ज़्यादा जानकारी: /privacy
bot-short-description = निजी चैट में अपने डेटा में खोजें और सवाल पूछें। टोकन एन्क्रिप्टेड रहता है; /disconnect उसे मिटा देता है।
buttons-connect = कनेक्ट करें
buttons-connect-again = फिर कनेक्ट करें
buttons-connect-wider = ज़्यादा एक्सेस के साथ कनेक्ट करें
buttons-connect-other = दूसरे टोकन से कनेक्ट करें
buttons-start-again = फिर शुरू करें
buttons-try-again = फिर कोशिश करें
buttons-account = मेरा खाता
buttons-credits = क्रेडिट
buttons-settings = सेटिंग
buttons-privacy = प्राइवेसी
buttons-help = क्या-क्या कर सकते हैं?
buttons-disconnect = डिसकनेक्ट करें
buttons-check-token = मेरा टोकन फिर जाँचें (मुफ़्त)
buttons-stop-them = उन्हें रोकें
buttons-continue-in-private = निजी चैट में जाएँ
buttons-back = ◂ पीछे
buttons-more = और ▸
buttons-search = खोजें
buttons-ask = पूछें
buttons-chats = चैट
buttons-cancel = रद्द करें
buttons-run-again = फिर चलाएँ
commands-start = यहाँ से शुरू करें
commands-help = आप क्या-क्या कर सकते हैं, और उसका खर्च
commands-search = अपने मैसेज, मेल और फ़ाइलों में खोजें
commands-ask = अपने मैसेज के बारे में सवाल पूछें
commands-recent = अपने सबसे नए मैसेज देखें
commands-chats = अपनी चैट की सूची देखें और कोई चैट खोलें
commands-today = क्या आया, किसे जवाब चाहिए, और आज क्या है
commands-count = अपने मैसेज गिनें, या किसी शब्द वाले मैसेज
commands-stats = अपने मैसेज को तस्वीर में देखें
commands-profile = मॉडल से अपने मैसेज के आधार पर अपनी प्रोफ़ाइल लिखवाएँ
commands-import = अपनी चैट और मेल यहाँ लाएँ
commands-save = कोई मैसेज अपने आर्काइव में रखें
commands-cancel = जो चल रहा है, उसे रोकें
commands-credits = देखें कि आपने कितना खर्च किया है
commands-alerts = आपके लिए अपने-आप होने वाले काम देखें और बंद करें
commands-settings = टाइम ज़ोन, रोज़ की सीमा और नतीजों की प्राइवेसी तय करें
commands-account = अपना कनेक्शन और उसकी अनुमतियाँ देखें
commands-connect = अपना डेटा कनेक्ट करें
commands-disconnect = मेरा टोकन और मेरे बारे में सब कुछ मिटाएँ
commands-privacy = आपके बारे में क्या रखा जाता है, और उसे कैसे मिटाएँ
connected-title = कनेक्ट हो गया
connected-to-service = <b>कनेक्ट हो गया</b> – { $service } से।
connected-to-own = <b>कनेक्ट हो गया</b> – आपके अपने आर्काइव से।
connected-to-sample = <b>कनेक्ट हो गया</b> – नमूना डेटा से। Telegram पर आप { $you } हैं; यह डेटा { $owner } का है, जो एक काल्पनिक व्यक्ति हैं।
connected-to-sample-no-owner = <b>कनेक्ट हो गया</b> – नमूना डेटा से। Telegram पर आप { $you } हैं; यह डेटा एक काल्पनिक व्यक्ति का है।
connected-to-sample-no-you = <b>कनेक्ट हो गया</b> – नमूना डेटा से। Telegram पर आप अपने ही नाम से हैं; यह डेटा { $owner } का है, जो एक काल्पनिक व्यक्ति हैं।
connected-to-sample-no-you-no-owner = <b>कनेक्ट हो गया</b> – नमूना डेटा से। Telegram पर आप अपने ही नाम से हैं; यह डेटा एक काल्पनिक व्यक्ति का है।
connected-saved = <b>टोकन सहेज लिया</b> ({ $service })। मुफ़्त में इसे जाँचना मुमकिन नहीं था; आपके पहले कमांड से पता चल जाएगा।
connected-token = टोकन: <code>{ $masked }</code>
connected-lasts-until-ended = जब तक आप न हटाएँ, यह चलता रहेगा।
connected-lasts-until = यह { $at } तक चलेगा।
connected-before-ended = इससे पहले वाला एक्सेस हटा दिया गया।
connected-before-failed-here = इससे पहले वाला एक्सेस अभी नहीं हट सका: उसे /account में हटाएँ।
connected-before-failed-there = इससे पहले वाला एक्सेस अभी नहीं हट सका: अगर वह अब किसी के काम का नहीं, तो उसे { $service } पर रद्द करें।
connected-before-impossible-here = इससे पहले वाला टोकन शायद अब भी चलता हो: उसे /account में हटाएँ।
connected-before-impossible-there = इससे पहले वाला टोकन शायद अब भी चलता हो: अगर वह अब किसी के काम का नहीं, तो उसे { $service } पर रद्द करें।
connected-not-tried = इनमें से कोई अभी आज़माया नहीं गया है:
connected-can-use = अब ये कमांड चलेंगे:
connected-allows-nothing = इससे डेटा पढ़ने वाला कोई कमांड नहीं चलेगा।
connected-not-with-token = इस टोकन से नहीं चलेंगे: { $commands } – क्या कम है, /account बताता है।
connected-not-with-access = इस एक्सेस से नहीं चलेंगे: { $commands } – क्या कम है, /account बताता है।
connected-empty = <b>आपका आर्काइव अभी खाली है।</b> आगे: /import से अपनी चैट लाएँ।
connected-just-write = जो ढूँढना है, बस लिख दें।
connected-just-write-ferry = जो ढूँढना है, बस लिख दें, जैसे <code>ferry</code>।
connected-bring-in = मेरी चैट लाएँ
connecting-heading = अपना डेटा कनेक्ट करें
connecting-checking = आपका टोकन जाँचा जा रहा है… (0 क्रेडिट)
connecting-connecting = कनेक्ट हो रहा है… (0 क्रेडिट)
connecting-nothing-stored = कुछ भी सहेजा नहीं गया।
connecting-nothing-connected = कुछ भी कनेक्ट नहीं हुआ।
connecting-sample = <b>नमूना डेटा</b>: एक काल्पनिक व्यक्ति की चैट, ईमेल और फ़ाइलें। एक टैप, सब कुछ चालू, और कुछ बिगड़ने का डर नहीं।
connecting-own = <b>आपका अपना डेटा</b>: एक आर्काइव, जिसे इस बॉट की सेवा सिर्फ़ आपके लिए रखती है। उसमें मुझे क्या करने देना है, यह आप चुनते हैं।
connecting-connect-own = मेरा अपना डेटा कनेक्ट करें
connecting-look-around = नमूना डेटा देखें
connecting-replaces = यह आपके मौजूदा एक्सेस की जगह लेगा; पुराना हटा दिया जाएगा।
connecting-may-do-own = आपके आर्काइव में मुझे क्या-क्या करने देना है, और कब तक? आप इसे /account में कभी भी हटा सकते हैं।
connecting-may-do-sample = काल्पनिक व्यक्ति के नमूना डेटा में मुझे क्या-क्या करने देना है, और कब तक?
connecting-choose-in-browser = ब्राउज़र में चुनें
connecting-stays-at = आपका डेटा { $service } पर ही रहता है; मुझे क्या पढ़ने देना है, यह आप वहाँ चुनते हैं।
connecting-new-replaces = नया टोकन आपके मौजूदा टोकन की जगह लेगा।
connecting-tap-and-tick = बटन पर टैप करें और जो मुझे पढ़ने देना है, उस पर निशान लगाएँ। लिंक सिर्फ़ आपके लिए है और दस मिनट चलेगा; इसे किसी और को न दें।
connecting-or-paste = या टोकन पेस्ट करें: यहाँ हमारी निजी चैट में <code>/connect</code> लिखकर उसके बाद टोकन भेजें। आपका मैसेज हटा दिया जाता है और टोकन एन्क्रिप्ट करके रखा जाता है।
connecting-make-and-send = सेवा पर एक टोकन बनाएँ, फिर यहाँ हमारी निजी चैट में <code>/connect</code> लिखकर उसके बाद टोकन भेजें। आपका मैसेज हटा दिया जाता है और टोकन एन्क्रिप्ट करके रखा जाता है।
connecting-what-is-stored = क्या रखा जाता है?
connecting-on-the-page = पेज हर अनुमति दिखाता है और पूछता है कि कब तक। लिंक सिर्फ़ आपके लिए है और दस मिनट चलेगा; इसे किसी और को न दें।
connecting-choose-what-i-may-read = चुनें कि मैं क्या पढ़ूँ
connecting-removed = टोकन वाला मैसेज मैंने इस चैट से हटा दिया।
connecting-not-removed = <b>कृपया टोकन वाला अपना मैसेज खुद हटा दें</b>: मुझसे वह इस चैट से नहीं हटा।
connecting-incomplete = यह पूरा टोकन नहीं लगता
connecting-copy-again = टोकन अक्षरों, अंकों और कुछ चिह्नों का एक लंबा शब्द होता है, बिना खाली जगह के। उसे फिर से पूरा कॉपी करें और <code>/connect</code> के बाद भेजें। कुछ भी सहेजा नहीं गया।
connecting-never-in-groups = टोकन कभी किसी ग्रुप में न भेजें
connecting-exposed = मैंने उसे इस्तेमाल नहीं किया। कृपया वह मैसेज हटा दें। इस टोकन को अब सुरक्षित न मानें: सेवा पर उसे रद्द करके नया बनाएँ, फिर मेरे साथ निजी चैट में कनेक्ट करें।
connecting-exposed-removed = मैंने उसे इस्तेमाल नहीं किया। मैसेज मैंने हटा दिया, पर शायद औरों ने उसे पढ़ लिया हो। इस टोकन को अब सुरक्षित न मानें: सेवा पर उसे रद्द करके नया बनाएँ, फिर मेरे साथ निजी चैट में कनेक्ट करें।
connecting-go-back = { $bot } पर लौटें और नए लिंक के लिए /connect भेजें।
connecting-link-is-over = यह लिंक अब काम नहीं करता
connecting-link-was-used = यह पहले इस्तेमाल हो चुका है, दस मिनट से पुराना है, या इस बॉट ने नहीं बनाया था।
connecting-declined = आपने कनेक्ट नहीं किया
connecting-declined-why = आपने एक्सेस न देना चुना, इसलिए कुछ भी सहेजा नहीं गया।
connecting-failed = कनेक्ट नहीं हो सका
connecting-page-failed = अनुमति वाले पेज ने एक समस्या बताई। कुछ भी सहेजा नहीं गया।
connecting-no-token = अनुमति वाले पेज से काम का टोकन नहीं आया। कुछ भी सहेजा नहीं गया।
connecting-not-stored = कुछ भी सहेजा नहीं गया। रेफ़रेंस: { $reference }
connecting-close-page = अब यह पेज बंद करके { $bot } में आगे बढ़ें।
disconnecting-ask-access = आपका एक्सेस, रखे हुए नतीजे, बटन, अधूरे काम, आपके लिए अपने-आप होने वाले काम, सेटिंग और आपके खर्च की सूची – सब मिटा दें?
disconnecting-ask-token = आपका एक्सेस टोकन ({ $masked }), रखे हुए नतीजे, बटन, अधूरे काम, आपके लिए अपने-आप होने वाले काम, सेटिंग और आपके खर्च की सूची – सब मिटा दें?
disconnecting-ask-unconnected = अभी कुछ कनेक्ट नहीं है, पर आपकी सेटिंग या खर्च की सूची शायद बाकी हो। उन्हें मिटा दें?
disconnecting-live-stops = इसके बाद आपके Telegram खाते के मैसेज नहीं लिए जाएँगे।
disconnecting-cannot-be-undone = यह वापस नहीं लिया जा सकता।
disconnecting-erase-all = सब मिटाएँ
disconnecting-erase-nothing = कुछ न मिटाएँ
disconnecting-keep-it = रहने दें
disconnecting-erasing = मिटाया जा रहा है…
disconnecting-nothing-to-erase = मिटाने को कुछ नहीं था
disconnecting-erased = मिटाया गया
disconnecting-items-token = आपका एक्सेस टोकन और उसकी अनुमतियाँ
disconnecting-items-results = नतीजों की { $amount } रखी हुई { $amount ->
    [one] सूची
   *[other] सूचियाँ
    }
disconnecting-items-buttons = बटनों { $amount ->
    [1] का
   *[other] के
    } { $amount } सेट
disconnecting-items-pending = { $amount ->
    [one] { $amount } अधूरा
   *[other] { $amount } अधूरे
    } काम
disconnecting-items-link = कनेक्ट करने का एक खुला लिंक
disconnecting-items-live = यह कि आपका Telegram खाता मुझसे जुड़ा है
disconnecting-items-settings = आपकी सेटिंग
disconnecting-items-spending = क्रेडिट वाले { $amount ->
    [1] { $amount } अनुरोध
   *[other] { $amount } अनुरोधों
    } का ब्योरा
disconnecting-ended-at = { $service } पर हटाया गया
disconnecting-accesses-ended = { $amount ->
    [one] खुद एक्सेस: उससे
   *[other] { $amount } एक्सेस: उनसे
    } अब कुछ नहीं खुलता
disconnecting-not-erased = नहीं मिटाया गया
disconnecting-stays-chat = Telegram पर यह चैट: इसे आप ऐप में मिटा सकते हैं
disconnecting-stays-service = जो { $service } पर रखा है
disconnecting-stays-service-and-access = जो { $service } पर रखा है, और खुद एक्सेस: वह अभी नहीं हट सका, इसलिए उसे वहाँ रद्द करें
disconnecting-stays-service-and-token = जो { $service } पर रखा है, और वहाँ खुद टोकन: अगर वह अब किसी के काम का नहीं, तो उसे वहाँ रद्द करें
disconnecting-stays-today = आज का कुल खर्च ({ $spent } क्रेडिट): रोज़ की सीमा के लिए रखा है, फिर मिट जाएगा
disconnecting-archive-ask = आर्काइव भी मिटा दें?
disconnecting-archive-holds = उसमें आपके { $amount } रिकॉर्ड हैं ({ $bytes })। मिटाने पर वापस नहीं आएँगे, और उसका हर दूसरा एक्सेस भी हट जाएगा। आप कुछ न करें, तो वह बना रहेगा।
disconnecting-archive-erase = आर्काइव भी मिटाएँ
disconnecting-archive-erasing = आपका आर्काइव मिटाया जा रहा है…
disconnecting-archive-is-sample = यह नमूना डेटा है, जो बना रहता है।
disconnecting-archive-erased = आपका आर्काइव मिटा दिया गया
disconnecting-archive-records = { $amount } रिकॉर्ड ({ $bytes })
disconnecting-archive-accesses = { $amount ->
    [1] उसका
   *[other] उसके
    } { $amount } एक्सेस
disconnecting-archive-nothing-left = सेवा पर उसका कुछ भी नहीं बचा।
disconnecting-archive-stays = बाकी रहता है: { $what }।
examples-search = from:me ferry after:1y
examples-ask = ferry कब चलती है?
examples-recent = received telegram 7d
examples-today = हफ़्ता
examples-count = from:joana ferry since:2025
examples-stats = since:2025 telegram
examples-profile = मेरी यात्राएँ
examples-import = WhatsApp
examples-save = चाबी पायदान के नीचे है
exports-telegram-note = सिर्फ़ एक चैट के लिए: उसे खोलें, फिर ⋮ → Export chat history। Telegram शायद फ़ोन पर पुष्टि माँगे और एक दिन रुकने को कहे।
exports-whatsapp-note = एक बार में एक चैट, और उसके ज़्यादा से ज़्यादा 40,000 सबसे नए मैसेज। एडवांस प्राइवेसी वाली चैट एक्सपोर्ट नहीं हो सकती।
exports-signal-note = Signal का बैकअप अलग चीज़ है: वह एन्क्रिप्टेड होता है, और उसे सिर्फ़ Signal पढ़ सकता है।
exports-slack-note = सिर्फ़ वर्कस्पेस के मालिक और एडमिन एक्सपोर्ट कर सकते हैं। निजी चैनल और सीधे मैसेज कुछ ही प्लान में शामिल होते हैं।
exports-discord-note = Discord के पैकेज में सिर्फ़ आपके अपने मैसेज होते हैं। DiscordChatExporter की फ़ाइलों (JSON) में दोनों तरफ़ के।
exports-gmail-note = दूसरे प्रोग्रामों के मेलबॉक्स भी mbox फ़ाइलों के रूप में भेजे जा सकते हैं।
exports-telegram-steps = कंप्यूटर पर Telegram Desktop खोलें (desktop.telegram.org)। फ़ोन वाले ऐप एक्सपोर्ट नहीं कर सकते।
    मेन्यू ☰ खोलें, फिर Settings → Advanced → Export Telegram data।
    जो चैट चाहिए, उन पर निशान लगाएँ; फ़ोटो और वीडियो की ज़रूरत नहीं है।
    सबसे नीचे “Format” में HTML की जगह “Machine-readable JSON” चुनें।
    Export दबाएँ। जो फ़ोल्डर बनता है, उसमें से result.json फ़ाइल भेजें।
exports-whatsapp-steps = फ़ोन पर चैट खोलें।
    Android: ⋮ → ज़्यादा (More) → चैट एक्सपोर्ट करें (Export chat)। iPhone: ऊपर नाम पर टैप करें, फिर सबसे नीचे चैट एक्सपोर्ट करें (Export chat)।
    “बिना मीडिया” (Without media) चुनें।
    फ़ाइल सहेजें या खुद को भेजें, और zip या .txt को जैसा है वैसा ही यहाँ भेजें।
exports-signal-steps = Signal की सेटिंग खोलें, फिर Chats → Export chat history।
    चुनें कि एक्सपोर्ट कहाँ जाए, बिना मीडिया के।
    main.jsonl भेजें, या पूरा फ़ोल्डर zip बनाकर।
exports-slack-steps = ब्राउज़र में अपने वर्कस्पेस का मेन्यू खोलें: Tools & settings → Workspace settings।
    Import/Export Data खोलें, फिर Export।
    समय चुनें, Start Export दबाएँ, और लिंक वाले ईमेल का इंतज़ार करें।
    zip को जैसा है वैसा ही भेजें।
exports-discord-steps = User Settings → Data & Privacy खोलें।
    “Request all of my data” में Messages पर निशान लगाएँ और Request दबाएँ।
    लिंक वाले ईमेल का इंतज़ार करें: 30 दिन तक लग सकते हैं।
    zip को जैसा है वैसा ही भेजें।
exports-gmail-steps = takeout.google.com खोलें और “Deselect all” दबाएँ।
    सिर्फ़ Mail पर निशान लगाएँ, फिर Next step।
    { "." }zip और 2 या 4 GB का आकार चुनें, फिर Create export दबाएँ।
    लिंक वाले ईमेल का इंतज़ार करें, और हर zip को जैसा है वैसा ही, एक के बाद एक भेजें।
failures-titles-not-connected = अभी कुछ कनेक्ट नहीं है
failures-titles-token-refused = आपका एक्सेस टोकन स्वीकार नहीं हुआ
failures-titles-token-expired = आपके एक्सेस टोकन की अवधि पूरी हो गई
failures-titles-scope-missing = आपका टोकन इसकी अनुमति नहीं देता
failures-titles-credits-out = सेवा पर आपके क्रेडिट खत्म हो गए
failures-titles-cap-reached = इससे रोज़ की सीमा पार हो जाएगी
failures-titles-rate-limited = सेवा थोड़ा रुकने को कह रही है
failures-titles-bad-request = सेवा इस अनुरोध को समझ नहीं पाई
failures-titles-not-offered = सेवा में यह सुविधा नहीं है
failures-titles-not-found = वह अब वहाँ नहीं है
failures-titles-timeout = सेवा ने बहुत देर लगाई
failures-titles-unreachable = सेवा तक पहुँचा नहीं जा सका
failures-titles-connection-lost = कनेक्शन बीच में टूट गया
failures-titles-service-failed = डेटा सेवा में गड़बड़ी हुई
failures-titles-unreadable-reply = जवाब पढ़ा नहीं जा सका
failures-titles-reply-too-large = जवाब बहुत बड़ा था
failures-titles-cancelled = रोक दिया गया
failures-titles-too-many-waiting = आपके दो और काम पहले से कतार में हैं
failures-titles-private-only = निजी नतीजे सिर्फ़ निजी चैट में दिखाए जाते हैं
failures-titles-stale-button = यह बटन अब काम नहीं करता
failures-titles-internal = यहाँ कुछ गड़बड़ हो गई
failures-not-connected = पहले { $service } पर अपना खाता कनेक्ट करें; बॉट क्या पढ़ सकता है, यह आप चुनते हैं।
failures-not-connected-sample = बस दो टैप: किसी काल्पनिक व्यक्ति का डेटा देखें, या अपना आर्काइव कनेक्ट करें।
failures-token-refused = सेवा ({ $service }) इस टोकन को नहीं पहचानती: उसे रद्द किया गया है, या वह अधूरा है। कृपया नए टोकन से फिर कनेक्ट करें।
failures-token-expired = पहले यह चलता था, अब इसकी अवधि पूरी हो गई है। फिर कनेक्ट करना पल भर का काम है; नया टोकन मिल जाएगा।
failures-lacks = इसमें ये नहीं हैं:
failures-needs = सेवा ने नहीं बताया कि कौन-सी अनुमति कम है; ये चाहिए:
failures-lacks-unknown = सेवा ने नहीं बताया कि कौन-सी अनुमति कम है।
failures-credits-out = इसके लिए { $price } क्रेडिट चाहिए; { $left } बाकी।
failures-credits-out-no-left = इसके लिए { $price } क्रेडिट चाहिए।
failures-credits-out-no-price = इसमें बाकी क्रेडिट से ज़्यादा लगते हैं; { $left } बाकी।
failures-credits-out-no-price-no-left = इसमें बाकी क्रेडिट से ज़्यादा लगते हैं।
failures-counted-by = इनकी गिनती { $service } पर होती है।
failures-cap-used-up = आज के क्रेडिट खत्म हो गए।
failures-cap = रोज़ की सीमा { $limit } क्रेडिट है, जो इस बॉट के संचालक ने तय की है; आज { $spent } खर्च हुए, और इसमें { $price } लगेंगे। गिनती फिर शुरू होगी: { $resetsAt } ({ $midnight })। पहले के नतीजों के पेज मुफ़्त रहेंगे।
failures-cap-no-price = रोज़ की सीमा { $limit } क्रेडिट है, जो इस बॉट के संचालक ने तय की है; आज { $spent } खर्च हुए। गिनती फिर शुरू होगी: { $resetsAt } ({ $midnight })। पहले के नतीजों के पेज मुफ़्त रहेंगे।
failures-cap-mine = रोज़ की सीमा { $limit } क्रेडिट है, जो आपने खुद तय की है; आज { $spent } खर्च हुए, और इसमें { $price } लगेंगे। गिनती फिर शुरू होगी: { $resetsAt } ({ $midnight })। आप /settings में अपनी सीमा बढ़ा सकते हैं।
failures-cap-mine-no-price = रोज़ की सीमा { $limit } क्रेडिट है, जो आपने खुद तय की है; आज { $spent } खर्च हुए। गिनती फिर शुरू होगी: { $resetsAt } ({ $midnight })। आप /settings में अपनी सीमा बढ़ा सकते हैं।
failures-rate-limited = थोड़े समय में बहुत सारे अनुरोध हो गए।
failures-wait-a-minute = कृपया एक-दो मिनट में फिर कोशिश करें।
failures-bad-request = कम या छोटे शब्द लिखकर देखें, और खास चिह्न हटा दें।
failures-not-offered = { $service } पर फ़िलहाल यह सुविधा नहीं है। बाकी कमांड चलते हैं।
failures-not-found = सेवा के पास यह रिकॉर्ड अब नहीं है। शायद इस बीच हटा दिया गया हो।
failures-timeout = समय पर पूरा जवाब नहीं आया। दिन का पहला अनुरोध धीमा हो सकता है; दूसरी कोशिश अक्सर जल्दी होती है।
failures-unreachable = { $service } से अभी कनेक्शन नहीं हो पा रहा। कृपया कुछ मिनट में फिर कोशिश करें।
failures-connection-lost = सेवा जवाब दे रही थी, पर जवाब पूरा नहीं पहुँचा।
failures-service-failed = आपके अनुरोध में कोई गलती नहीं है।
failures-try-later = कृपया बाद में फिर कोशिश करें।
failures-try-after = कृपया { $at } के बाद फिर कोशिश करें।
failures-unreadable-reply = कुछ आया तो, पर तय रूप में नहीं। इसका मतलब यह नहीं कि कुछ मिला ही नहीं।
failures-too-large = थोड़ा सीमित करके देखें: ज़्यादा शब्द, कोई एक चैट, या कम समय।
failures-cancelled = आपके कहने पर अनुरोध रोक दिया गया।
failures-not-taken-up = यह वाला नहीं लिया गया; उनमें से कोई पूरा हो जाए तो इसे फिर भेजें, या उन्हें रोकें।
failures-continue-there = वहाँ आगे बढ़ें?
failures-forgotten-button = यह बटन जिसके लिए था, वह अब मेरे पास नहीं है। कृपया किसी कमांड से फिर शुरू करें; सूची /help में है।
failures-internal = यह बॉट की गलती है, आपकी नहीं। कृपया बाद में फिर कोशिश करें।
failures-may-have-cost = शायद { $price } क्रेडिट खर्च हुए हों।
failures-may-have-cost-some = शायद क्रेडिट खर्च हुए हों।
failures-reference = रेफ़रेंस: <code>{ $reference }</code>
failures-refused-by-bot = कोई अनुरोध नहीं भेजा गया: <b>कुछ खर्च नहीं हुआ</b>।
failures-refused-by-service = सेवा ने अनुरोध स्वीकार नहीं किया: <b>कुछ खर्च नहीं हुआ</b>।
failures-refused-still-work = इस टोकन से ये अब भी चलते हैं: { $commands }।
failures-refused-none-works = डेटा पढ़ने वाला कोई कमांड इस टोकन से नहीं चलता।
failures-refused-widen = और अनुमति देने के लिए ऐसा टोकन बनाएँ जिसमें ये भी हों, और उसे <code>/connect</code> के बाद भेजें।
figures-your-messages = आपके मैसेज
figures-your-emails = आपके ईमेल
figures-only-messages = यहाँ मैसेज और ईमेल गिने जा सकते हैं। वह दूसरी जगह हटा दें, या in:emails लिखें।

    कुछ खर्च नहीं हुआ।
figures-counting = गिनती: { $what }
figures-read = { $amount } पढ़े, ज़्यादा से ज़्यादा { $most } पढ़ने हैं
figures-sent-and-received = { $sent } भेजे, { $received } मिले
figures-none = इससे मेल खाता कुछ नहीं मिला। कम शब्दों या फ़िल्टर से शायद ज़्यादा मिले।
figures-silence = सबसे लंबी चुप्पी: { $days } दिन, { $from } से { $to } तक
figures-busiest-month = सबसे व्यस्त महीना: { DATETIME($name, month: "short", year: "numeric") }, { $amount }
figures-busiest-times = ज़्यादातर { $day ->
    [1] सोमवार
    [2] मंगलवार
    [3] बुधवार
    [4] गुरुवार
    [5] शुक्रवार
    [6] शनिवार
   *[7] रविवार
    } को, { $hour }:00 के आसपास (समय: { $zone })
figures-chats = चैट
figures-people = लोग
figures-favourite-words = बार-बार आने वाले शब्द
figures-partial = ये कुल { $total } में से सबसे नए { $amount } हैं।
figures-partial-no-total = ये सबसे नए { $amount } हैं; इनसे पुराने और भी हैं।
figures-broken-off = सेवा ने बीच में जवाब देना बंद कर दिया; यह उससे पहले तक का है।
figures-by-month = महीने के हिसाब से
figures-by-weekday = दिन के हिसाब से
figures-by-hour = घंटे के हिसाब से ({ $zone })
figures-sent = भेजे
figures-received = मिले
figures-as-picture = तस्वीर (मुफ़्त)
figures-show = दिखाएँ
figures-count-anew = नए सिरे से गिनें
figures-count-again = फिर गिनें
figures-kept-since = कब गिना:
figures-forgotten = ये आँकड़े अब मेरे पास नहीं हैं: ये सिर्फ़ छह घंटे रखे जाते हैं।
figures-not-drawn = तस्वीर अभी नहीं बन सकी; ये रहे उसके आँकड़े।
figures-reading-question = यह डेटा सेवा खुद नहीं गिनती, इसलिए मुझे पढ़ते हुए गिनना होगा: 1 क्रेडिट में { $page } मैसेज, सबसे नए पहले। कितना पीछे तक जाऊँ? खर्च उतना ही होगा जितना पढ़ा जाएगा।
figures-newest = { $amount } तक (अधिकतम { $credits } क्रेडिट)
figures-nothing-counted = न कुछ गिना गया, न कुछ खर्च हुआ।
figures-days = { $first } से { $last } तक
figures-days-one = सब { $day } को
front-overflow = जवाब का बाकी हिस्सा फ़ाइल में है।
front-nothing-visible = (इस जवाब में दिखने वाला कोई टेक्स्ट नहीं है।)
front-working = आपका काम
front-unknown-button = यह बटन पुराने वर्शन का है। /help भेजें
front-gone-button = यह बटन इस्तेमाल हो चुका है, पुराना हो गया है, या आपका नहीं है।
front-foreign-button = यह बटन उसके लिए है जिसने पूछा था।
front-too-fast = एक साथ बहुत कुछ आ गया। मुझे दस सेकंड दें, फिर आगे बढ़ें।
front-private-only = निजी नतीजे सिर्फ़ निजी चैट में दिखाए जाते हैं। वहाँ आगे बढ़ें?
front-not-allowed = यह बॉट सिर्फ़ उनके लिए है जिन्हें बुलाया गया है।
front-stranger = नमस्ते! यह बॉट सिर्फ़ उनके लिए है जिन्हें बुलाया गया है। शामिल होने के लिए इसके संचालक को अपनी Telegram ID दें: <code>{ $userId }</code>। आपके बारे में जो रखा है, वह फिर भी आपका है: /privacy, /disconnect।
front-repeat-note = दोबारा भेजा गया, क्योंकि Telegram ने पहली बार पुष्टि नहीं की।
front-unsendable = मेरे पास जवाब है, पर Telegram ने उसे नहीं लिया। सवाल थोड़ा सीमित करके देखें, या /help।
front-secrets-token = यह एक्सेस टोकन जैसा लगता है, इसलिए मैंने इसे किसी काम में नहीं लिया। इससे कनेक्ट करना हो तो इसे /connect के बाद भेजें। अगर किसी और ने इसे देखा हो, तो सेवा पर नया बना लें।
front-secrets-other = इसका एक हिस्सा पासवर्ड या key जैसा लगता है, इसलिए मैंने इसे कहीं नहीं भेजा और आपका मैसेज वैसा ही छोड़ दिया। चाहें तो उसे हटा दें। कनेक्ट करने के लिए अपना टोकन /connect के बाद भेजें।
front-beginning = { $doing }… ({ $price } क्रेडिट)
front-going = { $doing }… { $seconds } सेकंड · { $price } क्रेडिट
front-still = अब भी जारी: { $doing }।
front-still-working = पहले वाला काम अब भी जारी है।
front-queued = अब भी जारी: { $doing }। { $before ->
    [0] इसके बाद आपका यह काम है
    [one] इससे पहले एक और काम है
   *[other] इससे पहले { $before } और काम हैं
    }।
front-behind = कतार में: { $doing }। पहले पिछला काम { $before ->
    [0] पूरा होगा
    [one] और एक और पूरा होगा
   *[other] और { $before } और पूरे होंगे
    }।
front-in-line = अभी बहुत लोग पूछ रहे हैं। कतार में आपका नंबर: <b>{ $position }</b>।
front-stopped = रोक दिया। { $price ->
    [0] कुछ खर्च नहीं हुआ
   *[other] अनुरोध निकल चुका था, इसलिए { $price } क्रेडिट फिर भी लग सकते हैं
    }।
front-timed-out = बहुत देर हो गई, इसलिए इंतज़ार छोड़ दिया गया। { $cost }
front-interrupted = जवाब देने से पहले ही मुझे रीस्टार्ट होना पड़ा। { $cost }
front-failed = मेरी ओर से कुछ गड़बड़ हो गई। { $cost } फिर ऐसा हो, तो संचालक को यह रेफ़रेंस बताएँ: <code>{ $reference }</code>
front-nothing-running = अभी कुछ नहीं चल रहा।
front-stopped-now = रोक दिया।
front-taken-back-profile = कोई प्रोफ़ाइल नहीं बनी। कुछ खर्च नहीं हुआ।
front-taken-back-disconnect = कुछ नहीं मिटाया गया।
front-taken-back-other = कुछ नहीं बदला।
help-in-group = यहाँ हर कोई अपने डेटा में खोज सकता है और उससे सवालों के जवाब पा सकता है; वे सिर्फ़ उसी को दिखते हैं। ग्रुप में मेरी ओर से कुछ भी निजी पोस्ट नहीं होता: शुरू करने के लिए { $bot } के साथ निजी चैट खोलें।
help-heading = अभी आप क्या-क्या कर सकते हैं
help-heading-unconnected = कनेक्ट करने के बाद आप क्या-क्या कर सकते हैं
help-not-with-token = आपके टोकन से नहीं
help-narrow = <b>खोज सीमित करें</b>: from:नाम, from:me, chat:नाम, on:telegram, when:"पिछले हफ़्ते", after:7d, before:2026-11-01, has:link, has:file, has:photo, "हूबहू यही शब्द", -छोड़ें; in:all, in:emails, in:files। खोज का कोई शब्द न हो, या /recent के बाद, इनसे मेल खाने वाली सब चीज़ों की सूची मिलती है, सबसे नया पहले।
help-free = <b>मुफ़्त</b>: { $commands }
help-prices = कीमत मेन्यू में, यहाँ और हर बटन पर लिखी है; जो कमांड आप लिखते हैं, वह तुरंत चलता है, और खर्च उसके जवाब में लिखा होता है। आप बस कुछ भी लिख सकते हैं: तब आपसे पूछा जाएगा कि उसका क्या करना है।
idle-unused = आपने कुछ समय से अपना कनेक्शन इस्तेमाल नहीं किया है
idle-warning = जो टोकन { $idle } दिन तक इस्तेमाल न हो, उसे मिटा दिया जाता है, ताकि उसका गलत इस्तेमाल न हो सके। आपका टोकन लगभग { $left } दिन में मिट जाएगा। उसे रखने के लिए अपने डेटा पर कोई भी कमांड चलाएँ, जैसे <code>/recent</code>।
idle-forgotten = मैंने आपका टोकन मिटा दिया है
idle-not-used = वह { $idle } दिन से इस्तेमाल नहीं हुआ था।
idle-ended = वह सेवा पर भी हटा दिया गया है, और उससे अब कुछ नहीं खुलता।
idle-may-be-valid = सेवा पर वह शायद अब भी चलता हो: काम पूरा हो गया हो तो उसे वहाँ रद्द करें, या फिर कनेक्ट करें।
importing-file = फ़ाइल
importing-heading = अपनी चैट और मेल यहाँ लाएँ
importing-what = आपके ऐप जो एक्सपोर्ट करते हैं, वह { $service } पर आपके अपने आर्काइव में रखा जाता है: एन्क्रिप्टेड, सिर्फ़ आपके लिए। पढ़ लेने के बाद फ़ाइल हटा दी जाती है।
importing-step-1 = अपना ऐप चुनें और देखें कि उसमें एक्सपोर्ट कहाँ मिलता है।
importing-step-2 = <b>फ़ाइल मुझे यहाँ भेजें ({ $most } तक)</b>।
importing-step-2-page = <b>फ़ाइल मुझे यहाँ भेजें ({ $most } तक)</b>, या इससे बड़ी के लिए अपलोड पेज खोलें।
importing-step-3 = रसीद का इंतज़ार करें। वही फ़ाइल दोबारा भेजने पर सिर्फ़ नया जुड़ता है।
importing-not-connected = इसके लिए कनेक्ट होना ज़रूरी नहीं; बाद में खोजने के लिए: /connect।
importing-way-to = { $app }: एक्सपोर्ट तक कैसे पहुँचें
importing-elsewhere-heading = डेटा लाना
importing-elsewhere = आपका डेटा { $service } पर रहता है और वहीं लाया जाता है। इस बॉट के पास उसकी चाबी नहीं है: यह सिर्फ़ उतना पढ़ता है जितना आप पढ़ने देते हैं।
importing-elsewhere-file = आपका डेटा { $service } पर रहता है और वहीं लाया जाता है: यह बॉट उसे सिर्फ़ पढ़ सकता है। आपने जो भेजा, उसमें से कुछ नहीं लिया गया।
importing-page = अपलोड पेज
importing-page-heading = अपलोड पेज
importing-page-what = यह आपके ब्राउज़र में खुलता है और किसी भी आकार की फ़ाइल लेता है। लिंक सिर्फ़ आपके लिए है और दस मिनट के भीतर एक बार खुलता है; इसे किसी और को न दें।
importing-open-page = अपलोड पेज खोलें
importing-no-page = सेवा के पास अपलोड पेज नहीं है। फ़ाइल मुझे यहाँ भेजें।
importing-how-to-export = एक्सपोर्ट कैसे करूँ?
importing-bringing = इंपोर्ट: “{ $name }”
importing-looking-after = इंपोर्ट पर नज़र
importing-taking = Telegram से “{ $name }” ली जा रही है…
importing-bar-of = { $bar } · कुल { $bytes }
importing-handing = “{ $name }” आगे भेजी जा रही है…
importing-looking = “{ $name }” देखी जा रही है…
importing-waiting = “{ $name }” की बारी अपने से पहले वाली फ़ाइल के बाद है।
importing-progress = { $read } पढ़े, उनमें { $written } नए
importing-silent = सेवा अभी जवाब नहीं दे रही। “{ $name }” का काम वहाँ चल रहा है; उससे पूछना जारी रहेगा।
importing-silent-no-name = सेवा अभी जवाब नहीं दे रही। इंपोर्ट का काम वहाँ चल रहा है; उससे पूछना जारी रहेगा।
importing-still-going = इसमें समय लग रहा है: “{ $name }” का काम मेरे बिना भी चलता रहेगा।
importing-still-going-no-name = इसमें समय लग रहा है: इंपोर्ट का काम मेरे बिना भी चलता रहेगा।
importing-not-an-export = “{ $name }” यहाँ नहीं लाई जा सकती: यहाँ चैट ऐप और मेलबॉक्स के एक्सपोर्ट लिए जाते हैं – .json, .jsonl, .zip, .txt, .csv, .mbox या .eml। आपके ऐप में वे कहाँ मिलेंगे, /import दिखाता है।
importing-too-large = “{ $name }” { $bytes } की है; चैट से { $most } तक की फ़ाइल ली जा सकती है। कम चैट, या बिना मीडिया के एक्सपोर्ट करके वह भेजें।
importing-too-large-has-page = “{ $name }” { $bytes } की है; चैट से { $most } तक की फ़ाइल ली जा सकती है। इससे बड़ी के लिए अपलोड पेज है।
importing-too-large-no-bytes = “{ $name }” इससे बड़ी है; चैट से { $most } तक की फ़ाइल ली जा सकती है। कम चैट, या बिना मीडिया के एक्सपोर्ट करके वह भेजें।
importing-too-large-no-bytes-has-page = “{ $name }” इससे बड़ी है; चैट से { $most } तक की फ़ाइल ली जा सकती है। इससे बड़ी के लिए अपलोड पेज है।
importing-gone = Telegram अब मुझे “{ $name }” नहीं दे रहा। कृपया उसे फिर भेजें।
importing-interrupted = “{ $name }” Telegram से पूरी नहीं पहुँची। कुछ भी नहीं लाया गया।
importing-no-service = सेवा ने “{ $name }” नहीं ली। कुछ भी नहीं लाया गया।
importing-too-large-there = “{ $name }” सेवा के लिए बहुत बड़ी है। कम चैट, या बिना मीडिया के एक्सपोर्ट करें।
importing-not-done = आपकी कुछ फ़ाइलें अभी पूरी नहीं हुईं: वे चल रही हैं, या जवाब का इंतज़ार कर रही हैं। जवाब दें या उन्हें रोकें, फिर “{ $name }” दोबारा भेजें।
importing-no-room = सेवा के पास अभी “{ $name }” के लिए जगह नहीं है। कुछ भी नहीं लाया गया।
importing-stopped = रोक दिया। “{ $name }” से कुछ भी नहीं लाया गया।
importing-cannot-stop = इंपोर्ट रोकने के लिए सेवा तक पहुँचना नहीं हो पाया: शायद वह वहाँ चलता रहे।
importing-unknown = इस इंपोर्ट के बारे में अब मुझे कुछ पता नहीं। रसीद एक दिन रखी जाती है; संदेह हो तो फ़ाइल फिर भेजें।
importing-waited-in-vain = “{ $name }” से पहले वाली फ़ाइलों में बहुत समय लग गया। इसमें से अभी कुछ नहीं लाया गया।
importing-too-many = आपकी बहुत-सी फ़ाइलें पहले से इंतज़ार में हैं। वे पूरी हो जाएँ, तो इसे फिर भेजें।
importing-not-me = यह मैं नहीं हूँ
importing-see = देखें कि कहाँ तक पहुँचा
importing-connect-to-search = इसमें खोजने के लिए कनेक्ट करें
importing-failed-cancelled = रद्द किया गया। कुछ नहीं लाया गया।
importing-failed-cancelled-halfway = रद्द किया गया। तब तक जो आ चुका था, वह रहेगा।
importing-failed-silent = फ़ाइल एक घंटे में पूरी नहीं आई। उसे फिर भेजें।
importing-failed-unanswered = एक दिन तक सवाल का जवाब नहीं मिला। फ़ाइल फिर भेजें।
importing-failed-failed = इंपोर्ट नहीं हो सका, और वजह आपकी फ़ाइल में नहीं है। इस सेवा को चलाने वाले को वजह लॉग में मिलेगी; बाद में फिर कोशिश करें।
importing-failed-not-known = यह एक्सपोर्ट मेरी पहचान में नहीं आता। यहाँ Telegram, WhatsApp, Signal, Slack, Discord, मेलबॉक्स (mbox, Gmail Takeout) और किसी डेटा सेवा के दिए रिकॉर्ड (JSON लाइनें) पढ़े जाते हैं।
importing-failed-empty = इसमें ऐसा कुछ नहीं है जो मैं पढ़ सकूँ।
importing-failed-other-archive = इस तरह की कंप्रेस की हुई फ़ाइल यहाँ नहीं खुलती। उसे खोलें और उसके अंदर की चीज़ें zip में भेजें।
importing-failed-zip-password = यह zip पासवर्ड माँगती है। उसे खोलें, बिना पासवर्ड के फिर zip करें और वह भेजें।
importing-failed-zip-bomb = खुलने पर यह zip इतनी बड़ी होगी जितनी सच में हो नहीं सकती। इसे नहीं खोला जाएगा।
importing-failed-zip-of-zips = इस zip में सिर्फ़ दूसरी zip हैं। उसे खोलें और जो अंदर है, वह भेजें।
importing-failed-damaged = यह zip खराब है या पूरी नहीं आई। उसे फिर भेजें, या खोलकर दोबारा zip करें।
importing-failed-telegram-html = यह Telegram का HTML एक्सपोर्ट है, ब्राउज़र में देखने के लिए। Telegram Desktop में फिर एक्सपोर्ट करें: Settings > Advanced > Export Telegram data, और फ़ॉर्मैट “Machine-readable JSON” चुनें; एक ही चैट के लिए: चैट में ⋮ > Export chat history। फिर result.json या फ़ोल्डर की zip भेजें।
importing-failed-whatsapp-backup = यह WhatsApp का अपना बैकअप है, जिसे सिर्फ़ WhatsApp पढ़ सकता है। इसकी जगह एक चैट एक्सपोर्ट करें: चैट खोलें, फिर ⋮ या उसका नाम, और “Export chat”।
importing-failed-whatsapp-dates = यह WhatsApp की चैट है, पर इसकी तारीखें ऐसे लिखी हैं कि पढ़ी नहीं जा सकतीं।
importing-failed-signal-backup = यह Signal का एन्क्रिप्टेड बैकअप है, जिसे सिर्फ़ Signal पढ़ सकता है। इसकी जगह अपनी चैट एक्सपोर्ट करें: Signal की सेटिंग, “Chats”, “Export chat history”।
importing-failed-discord-package = Discord के इस डेटा पैकेज में मैसेज नहीं हैं। “Messages” चुनकर फिर माँगें।
importing-failed-discord-html = यह DiscordChatExporter से HTML में एक्सपोर्ट हुआ है। “JSON” फ़ॉर्मैट में फिर एक्सपोर्ट करें।
importing-failed-outlook = Outlook की अपनी मेल फ़ाइलें यहाँ नहीं पढ़ी जा सकतीं। मेलबॉक्स को mbox में एक्सपोर्ट करें, या मेल .eml फ़ाइलों में सहेजें, और वे भेजें।
importing-receipt-brought-in = लाया गया: “{ $name }”
importing-receipt-nothing = कुछ नहीं लाया जा सका: “{ $name }”
importing-receipt-stopped = रोका गया: “{ $name }”
importing-receipt-written = { $amount ->
    [one] { $amount } नया मैसेज या
   *[other] { $amount } नए मैसेज और
    } मेल
importing-receipt-updated = { $amount } पिछली बार के बाद { $amount ->
    [one] बदला
   *[other] बदले
    }
importing-receipt-known = { $amount } पहले से { $amount ->
    [one] था
   *[other] थे
    }
importing-receipt-left-out = { $amount ->
    [one] { $amount } छोड़ा गया
   *[other] { $amount } छोड़े गए
    }: { $reasons }
importing-receipt-aside = अभी आप नमूना डेटा में खोज रहे हैं; इसे ढूँढने के लिए अपना डेटा कनेक्ट करें।
importing-receipt-you-are = इसमें आप { $person } हैं, जैसे आपके पहले के एक्सपोर्ट में।
importing-receipt-broken-at = फ़ाइल बाइट { $byte } पर टूट जाती है, या आगे पढ़ी नहीं जा सकती। उससे पहले का सब आ गया है।
importing-receipt-disk-full = सेवा की डिस्क भर गई है: तब तक जो लिखा गया, वह रहेगा।
importing-receipt-go-on = तब तक जो लाया गया, वह रहेगा। आगे बढ़ाने के लिए फ़ाइल फिर भेजें।
importing-left-out-service-message = “ग्रुप में शामिल हुए” जैसी { $n ->
    [one] { $n } सूचना
   *[other] { $n } सूचनाएँ
    }
importing-left-out-deleted = { $n ->
    [one] { $n } मिटाया हुआ
   *[other] { $n } मिटाए हुए
    } मैसेज
importing-left-out-empty = { $n } खाली मैसेज
importing-left-out-unreadable = { $n } जो { $n ->
    [one] पढ़ा नहीं जा सका
   *[other] पढ़े नहीं जा सके
    }
importing-left-out-unreadable-mail = { $n } मेल जो { COUNT($n, "mail") }
importing-left-out-unreadable-file = { COUNT($n, "file") } जो पढ़ी नहीं जा { $n ->
    [one] सकी
   *[other] सकीं
    }
importing-left-out-not-a-mail = { $n ->
    [one] { $n } फ़ाइल
   *[other] { $n } फ़ाइलें
    } जो मेल नहीं { $n ->
    [one] है
   *[other] हैं
    }
importing-left-out-unsupported = { $n } ऐसे, जिन्हें ऐप ने एक्सपोर्ट नहीं किया
importing-left-out-duplicate = { $n } जो एक्सपोर्ट में दो बार { $n ->
    [one] है
   *[other] हैं
    }
importing-left-out-no-date = { $n } बिना तारीख के
importing-left-out-no-chat = { $n } ऐसी चैट के जो एक्सपोर्ट में नहीं हैं
importing-left-out-spam = { $n } स्पैम मेल
importing-left-out-trash = ट्रैश के { $n } मेल
importing-left-out-draft = { $n } ड्राफ़्ट
importing-left-out-chat-log = { $n } चैट लॉग
importing-ask-who = “{ $name }” में आप कौन हैं?
importing-ask-who-why = ताकि मुझे पता रहे कि कौन-से मैसेज आपके हैं।
importing-ask-no-name = कोई नाम नहीं
importing-ask-person = { $name } · { $messages } मैसेज
importing-ask-you-are = “{ $name }” में आप { $person } हैं।
importing-ask-you-are-nobody = “{ $name }” में आप इनमें से कोई नहीं हैं।
importing-ask-none-of-them = इनमें से कोई नहीं
importing-ask-stop = रोकें
importing-ask-page = { $page }/{ $pages }
importing-ask-others-export = “{ $name }” इनका एक्सपोर्ट है: <b>{ $person }</b>। फिर भी इंपोर्ट करें?
importing-ask-all-the-same = फिर भी इंपोर्ट करें
importing-ask-leave-it = रहने दें
importing-ask-imported = { $person } का एक्सपोर्ट फिर भी इंपोर्ट किया जा रहा है।
importing-ask-date = “{ $name }” में यह तारीख है: <b>{ $example }</b>। इसमें पहले क्या आता है?
importing-ask-day-first = दिन
importing-ask-day-first-as = दिन (दिन { $day }, महीना { $month })
importing-ask-month-first = महीना
importing-ask-month-first-as = महीना (दिन { $day }, महीना { $month })
importing-ask-day-is-first = “{ $name }” में पहले दिन आता है।
importing-ask-month-is-first = “{ $name }” में पहले महीना आता है।
inline-connect = पहले अपना डेटा कनेक्ट करें
inline-search-title = खोजें: { $words } ({ $credits } क्रेडिट)
inline-search-posted = 🔎 मेरे अपने डेटा में खोज: “{ $words }”
inline-search-button = मेरे नतीजे देखें ({ $credits } क्रेडिट)
inline-ask-title = पूछें: { $words } ({ $credits } क्रेडिट)
inline-ask-posted = 💬 मेरे अपने डेटा से सवाल: “{ $words }”
inline-ask-button = मेरा जवाब देखें ({ $credits } क्रेडिट)
inline-in-private = अभी कुछ खोजा नहीं गया है। जो मिलेगा, वह हमारी निजी चैट में सिर्फ़ आपको दिखेगा।
inline-here = तुरंत चलेगा, यहीं।
inline-too-long = यहाँ के लिए बहुत लंबा: निजी चैट में जाएँ
inline-not-allowed = आपका एक्सेस इसकी अनुमति नहीं देता
live-begun = आपने मुझे अपने Telegram खाते से जोड़ा है। अब से, आपकी चुनी हुई चैट के मैसेज जैसे-जैसे आएँगे, आपके आर्काइव में जाएँगे: नए, बदले हुए, मिटाए हुए। आपके नाम से कभी किसी को कुछ नहीं लिखा जाता। /account इसे दिखाता और रोकता है; अपने Telegram खाते से मुझे सिर्फ़ आप हटा सकते हैं: Settings → Telegram Business → Chatbots।
live-ended = आपके Telegram खाते से मेरा जुड़ाव अब नहीं है। जो सहेजा गया, वह आपके आर्काइव में रहेगा।
live-archive-gone = आपका आर्काइव मिटा दिया गया, इसलिए आपके Telegram खाते के मैसेज लेना रुक गया है। /account से यह नए आर्काइव के साथ फिर शुरू हो जाएगा।
live-start = आपके Telegram खाते में जो नया आता है, वह फिर से लिया जा रहा है।
live-stop = अब आपके Telegram खाते से कुछ नहीं लिया जाता।
live-none = आपके Telegram खाते से मेरा कोई जुड़ाव नहीं है।
live-take-out = अपने Telegram खाते से मुझे सिर्फ़ आप हटा सकते हैं: Settings → Telegram Business → Chatbots।
live-still-connected = Telegram पर यह बॉट आपके खाते का चैटबॉट बना रहेगा, जब तक आप इसे वहाँ न हटाएँ (Settings → Telegram Business → Chatbots); अब कुछ नहीं लिया जाता
live-flows = <b>लाइव</b>: आपके Telegram खाते के नए मैसेज { $since } से आपके आर्काइव में आ रहे हैं।
live-stopped = <b>लाइव, रुका हुआ</b>: { $since } से आपके Telegram खाते से कुछ नहीं लिया जा रहा।
live-stop-it = मेरे मैसेज लेना रोकें
live-start-it = मेरे मैसेज फिर लें
money-receipt-left = { $amount } बाकी
money-receipt-today = आज { $cap } क्रेडिट में से { $spent }
money-receipt-today-no-cap = आज { $spent } क्रेडिट
money-looking = आपके क्रेडिट देखे जा रहे हैं…
money-left = { $amount } क्रेडिट बाकी।
money-left-unknown = कितने बाकी हैं, यह अभी पता नहीं चल सका।
money-set-cap = रोज़ की सीमा तय करें
money-today = <b>आज: </b>{ $spent } क्रेडिट
money-period = <b>पिछले { $days } दिन: </b>{ $spent } क्रेडिट
money-by-command = { $command }: { $spent } क्रेडिट, { $calls } बार
money-before-disconnecting = { $spent } डिसकनेक्ट करने से पहले (ब्योरा नहीं रखा गया)
money-in-doubt = इनमें से { $spent } पक्के नहीं हैं: अनुरोध भेजा गया, पर पूरा जवाब नहीं आया, इसलिए सेवा ने क्रेडिट लिए भी हो सकते हैं और नहीं भी। ये खर्च में गिने जाते हैं।
money-through-bot = ये इस बॉट से किए गए अनुरोध हैं।
money-through-bot-only = ये इस बॉट से किए गए अनुरोध हैं; आपका बैलेंस सेवा के पास रहता है।
money-no-cap = रोज़ की कोई सीमा तय नहीं है; आप /settings में तय कर सकते हैं।
money-cap = सीमा: रोज़ { $limit } क्रेडिट (संचालक की तय की हुई), { $left } बाकी। गिनती फिर शुरू होगी: { $until } ({ $midnight })।
money-cap-mine = सीमा: रोज़ { $limit } क्रेडिट (आपकी सेटिंग), { $left } बाकी। गिनती फिर शुरू होगी: { $until } ({ $midnight })।
money-midnight-utc = UTC के हिसाब से आधी रात
money-midnight-own = आपके यहाँ आधी रात
money-nothing-spent = कुछ खर्च नहीं हुआ।
numbers-credits = { $amount } क्रेडिट
numbers-priced = { $label } ({ $amount } क्रेडिट)
numbers-credits-between = { $least }–{ $most } क्रेडिट
own-data-button = मेरे बारे में रखा सब कुछ भेजें
own-data-collecting = आपके बारे में जो रखा है, उसे जुटाया जा रहा है…
own-data-doing = आपके बारे में जो रखा है, उसे जुटाना
own-data-whole = आपके बारे में रखा सब कुछ, दो फ़ाइलों में: जो मेरे पास है (आपके टोकन के बिना), और आपका आर्काइव ({ $count } रिकॉर्ड)। यह सादा टेक्स्ट है: जिसके पास फ़ाइलें हों, वह पढ़ सकता है। records.jsonl मुझे भेजेंगे, तो वह फिर से आ जाएगा।
own-data-too-large = आपके बारे में जो मेरे पास है, आपके टोकन के बिना। आपका आर्काइव ({ $count } रिकॉर्ड) इसमें नहीं है: वह { $most } टेक्स्ट से ज़्यादा है। इस बॉट को चलाने वाले आपको पूरा आर्काइव एक फ़ाइल में दे सकते हैं: npm run person
own-data-empty = आपके बारे में मेरे पास जो कुछ है, सब, आपके टोकन के बिना। आपका आर्काइव खाली है।
own-data-elsewhere = आपके बारे में मेरे पास जो कुछ है, सब, आपके टोकन के बिना। आपका डेटा { $service } पर है: उसे वहाँ माँगें।
own-data-unreachable = आपके बारे में जो मेरे पास है, आपके टोकन के बिना। आपका आर्काइव अभी पढ़ा नहीं जा सका: कुछ मिनट बाद फिर कोशिश करें।
own-data-kept-only = आपके बारे में जो मेरे पास है, आपके टोकन के बिना। आपका आर्काइव आगे आता है।
own-data-page-heading = आपका आर्काइव
own-data-page-what = आपका आर्काइव ({ $count } रिकॉर्ड) इस चैट के लिए बहुत बड़ा है। ब्राउज़र का एक पेज उसे एक ज़िप फ़ाइल में देता है; इसमें कुछ खर्च नहीं होता। लिंक सिर्फ़ आपके लिए है और दस मिनट के भीतर एक बार खुलता है; इसे किसी और को न दें।
own-data-open-page = मेरा आर्काइव सहेजें
own-data-in-parts = आपका आर्काइव ({ $count } रिकॉर्ड) बड़ा है: वह यहाँ हिस्सों में, ज़िप फ़ाइलों में आएगा। इसमें कुछ खर्च नहीं होता, और आप इसे कभी भी रोक सकते हैं।
own-data-sending-part = आपके आर्काइव का हिस्सा { $part } तैयार करना
own-data-part = आपके आर्काइव का हिस्सा { $part }: { $count } रिकॉर्ड।
own-data-all-parts = यह आपका पूरा आर्काइव था: { $count } रिकॉर्ड। यह सादा टेक्स्ट है: जिसके पास फ़ाइलें हों, वह पढ़ सकता है। इनमें से कोई मुझे भेजेंगे, तो वह फिर से आ जाएगा।
own-data-parts-stopped = रोक दिया। जो हिस्से आ चुके हैं, वे आपके हैं; बाकी नहीं भेजे गए। कुछ खर्च नहीं हुआ।
own-data-parts-broken = आपका आर्काइव अभी आगे पढ़ा नहीं जा सका। जो आ चुका है, वह रहेगा; अगला हिस्सा { $part } है। कुछ मिनट बाद कोशिश करें।
own-data-go-on = आगे भेजें
plain-small-talk-thanks = कोई बात नहीं, खुशी हुई।
plain-small-talk-greeting = नमस्ते! बताएँ कि क्या खोजूँ, या कोई सवाल पूछें। कुछ भी खर्च होने से पहले कीमत बटन पर लिखी होती है।
plain-small-talk-farewell = फिर मिलेंगे।
plain-small-talk-fine = ठीक है। जब कुछ खोजना हो, मुझे लिखें।
plain-more = सूची में और देखने के लिए उसके नीचे { $next } दबाएँ।
plain-text-only = मुझे सिर्फ़ टेक्स्ट समझ आता है: खोजने के लिए कुछ शब्द लिखें, या कोई सवाल।
plain-not-connected = कनेक्ट करने के बाद इसे आपके मैसेज में खोजा जा सकता है, या उनसे इसका जवाब दिया जा सकता है।
plain-neither = आपके टोकन से इसे न खोजा जा सकता है, न पूछा। वह क्या करने देता है, /account बताता है।
plain-search-or-ask = आपके मैसेज में { $words } खोजूँ, या इसके बारे में जवाब दूँ?
plain-about-that-or-search = आपने जिसका जवाब दिया, उसके बारे में { $words } पूछना है, या इसे हर जगह खोजना है?
plain-unknown = मुझे { $command } नहीं पता। यहाँ क्या-क्या हो सकता है, /help में है।
plain-did-you-mean = मुझे { $command } नहीं पता। क्या आपका मतलब { $near } था?
plain-changed = आपने इसे बदल दिया है। क्या इसे अब जैसा है वैसा ही चलाऊँ?
privacy-stored = क्या रखा जाता है, और कब तक
privacy-encrypted = सब कुछ एन्क्रिप्टेड है, उसकी चाबी अलग जगह रहती है, और आपकी Telegram ID की जगह एक कोड होता है; खर्च उस कोड के साथ सादे अंकों में रहता है। लॉग में कोई टेक्स्ट, नाम, सवाल या टोकन नहीं होता।
privacy-where-to = आपका डेटा कहाँ जाता है
privacy-to-service = कमांड चलाने पर आपके शब्द और सवाल आपके टोकन के साथ { $service } पर जाते हैं; वहाँ का जवाब इस चैट में आता है।
privacy-model-none = उस सेवा में भाषा मॉडल नहीं है: /ask आपके डेटा से जस का तस दिखाता है, और कोई दूसरा उसे नहीं पढ़ता।
privacy-model-unknown = /ask और /profile में, अगर उस सेवा में भाषा मॉडल हो, तो वह उतना डेटा पढ़ता है जितने की अनुमति आपका टोकन देता है।
privacy-model-local = /ask और /profile में उसी सेवा की मशीन ({ $host }) पर चलने वाला भाषा मॉडल उतना डेटा पढ़ता है जितने की अनुमति आपका टोकन देता है।
privacy-model-elsewhere = /ask और /profile में आपका सवाल, और उसके लिए आपके डेटा से जो पढ़ा जाता है, { $host } के भाषा मॉडल को भेजा जाता है; वहाँ उसका क्या होता है, यह उसे चलाने वालों पर है।
privacy-not-sold = यह बॉट न कुछ बेचता है, न किसी से शेयर करता है, न मॉडल की ट्रेनिंग में इस्तेमाल करता है।
privacy-files = जो फ़ाइल आप लाने के लिए भेजते हैं, वह जैसे-जैसे आती है, उस सेवा को दे दी जाती है; मेरे पास उसमें से कुछ नहीं रहता।
privacy-groups = ग्रुप में मेरी ओर से कभी कुछ निजी पोस्ट नहीं होता।
privacy-how-to-erase = कैसे मिटाएँ
privacy-erase = /disconnect ऊपर लिखा सब कुछ तुरंत मिटा देता है, जहाँ हो सके वहाँ सेवा पर आपका एक्सेस हटा देता है, और बताता है कि क्या मिटा और क्या हटा। उसके बाद आपके Telegram खाते के मैसेज नहीं लिए जाते। जो रहता है: Telegram पर यह चैट (इसे आप खुद मिटा सकते हैं), और जो सेवा अपने पास रखती है। टोकन न हट सका हो, तो उसे वहाँ रद्द करें।
privacy-items-1 = आपका एक्सेस टोकन और उसकी अनुमतियाँ: जब तक आप डिसकनेक्ट न करें, या { COUNT($days, "day") } तक उसे इस्तेमाल न करें (पहले बता दिया जाता है)।
privacy-items-1-no-days = आपका एक्सेस टोकन और उसकी अनुमतियाँ: जब तक आप डिसकनेक्ट न करें, या लंबे समय तक उसे इस्तेमाल न करें (पहले बता दिया जाता है)।
privacy-items-2 = नतीजे जिनके पेज आप पलटते हैं, और जिससे किसी जवाब पर आगे बात होती है: छह घंटे। बटन: 30 दिन। कनेक्ट करने का लिंक: दस मिनट।
privacy-items-3 = आपका ऐसा मैसेज जिसमें क्रेडिट लगते हैं या जिसे इंतज़ार करना है: जवाब मिलने तक; फिर सिर्फ़ उसका नंबर, दो दिन। जवाब: जब तक Telegram को न मिल जाए।
privacy-items-4 = आपकी सेटिंग: जब तक आप डिसकनेक्ट न करें। किस कमांड में कब कितने क्रेडिट लगे, बिना किसी शब्द के: 35 दिन, या जब तक आप डिसकनेक्ट न करें।
privacy-items-5 = जो आप मुझसे अपने-आप करवाते हैं (खोज पर नज़र, आपके दिन की झलक): क्या ढूँढना है, कब, और जो बताया जा चुका उसके कोड, जब तक आप उसे बंद या डिसकनेक्ट न करें। तब आपका डेटा ऐसे पढ़ा जाता है जैसे आपने खुद कमांड लिखा हो, उसी खर्च पर जिस पर आप राज़ी हुए।
privacy-items-6 = अगर आप मुझे अपने Telegram खाते से जोड़ते हैं: यह कि जोड़ा है और कब से, जब तक आप वहाँ न हटाएँ या डिसकनेक्ट न करें; फिर सिर्फ़ एक कोड, जिससे किसी का पता नहीं चलता, ताकि मैं उससे कुछ न लूँ। उसके मैसेज सीधे आपके आर्काइव में जाते हैं; मेरे पास कोई नहीं रहता।
profiles-too-long = यह बहुत लंबा है: कृपया { $limit } अक्षरों तक में लिखें। कुछ खर्च नहीं हुआ।
profiles-costs = प्रोफ़ाइल के लिए आपके मैसेज पढ़े जाते हैं और एक पेज में आपका परिचय लिखा जाता है। खर्च: { $credits } ({ $today })।
profiles-costs-with-focus = प्रोफ़ाइल के लिए आपके मैसेज पढ़े जाते हैं और आपका परिचय लिखा जाता है, इस पर ध्यान देते हुए: { $focus }। खर्च: { $credits } ({ $today })।
profiles-count-costs = सेवा में प्रोफ़ाइल लिखने के लिए भाषा मॉडल नहीं है। जो गिना जा सकता है – आप किसे, कहाँ और कब लिखते हैं, और कौन-से शब्द बार-बार आते हैं – उसका खर्च: { $nothing }।
profiles-nothing = कुछ नहीं
profiles-reading = प्रोफ़ाइल के लिए आपके मैसेज पढ़ना
profiles-counting = प्रोफ़ाइल के लिए आपके मैसेज गिनना
profiles-confirm = { $credits } क्रेडिट की पुष्टि करें
profiles-count-it = गिनें (0 क्रेडिट)
queries-filters-sent = आपके भेजे हुए
queries-filters-received = आपको मिले हुए
queries-filters-on = { $platform } पर
queries-filters-from = { $name } के भेजे हुए
queries-filters-chat = “{ $name }” नाम वाली चैट में
queries-filters-holding-link = लिंक वाले
queries-filters-holding-file = फ़ाइल वाले
queries-filters-holding-photo = फ़ोटो वाले
queries-filters-holding-video = वीडियो वाले
queries-filters-holding-voice = वॉइस मैसेज वाले
queries-filters-holding-audio = ऑडियो वाले
queries-filters-holding-sticker = स्टिकर वाले
queries-filters-exactly = हूबहू “{ $phrase }”
queries-filters-without = “{ $word }” के बिना
queries-filters-before = { $day } से पहले
queries-filters-before-is-utc = { $day } से पहले (UTC)
queries-filters-since = { $day } से
queries-filters-since-is-utc = { $day } से (UTC)
queries-filters-on-day = { $day } को
queries-filters-on-day-is-utc = { $day } को (UTC)
queries-filters-days = { $first } से { $last } तक
queries-filters-days-is-utc = { $first } से { $last } तक (UTC)
queries-reasons-sender = भेजने वाले का नाम मेल खाता है
queries-reasons-chat = चैट का नाम मेल खाता है
queries-reasons-missing = { LIST($words, type: "plain", quotes: "“|”") } के बिना
queries-reasons-missing-more = { LIST($words, type: "plain", quotes: "“|”") } … के बिना
queries-reasons-times = { $amount } बार
queries-problems-no-word = कृपया खोजने के लिए कम से कम एक शब्द जोड़ें, या कोई फ़िल्टर, जैसे from:anna।
queries-problems-only-excluded = इसमें सिर्फ़ यह है कि क्या छोड़ना है। कृपया खोजने के लिए कोई शब्द जोड़ें, या कोई फ़िल्टर, जैसे from:anna।
queries-problems-only-punctuation = इसमें कोई शब्द नहीं, सिर्फ़ विराम-चिह्न हैं।
queries-problems-too-long = खोजने के लिए यह बहुत लंबा है: कृपया { $most } अक्षरों तक में लिखें।
queries-problems-excluded-key = माइनस से सिर्फ़ शब्द छोड़े जा सकते हैं: “-{ $key }:” नहीं।
queries-problems-nothing-after = { $key }: के बाद कुछ छूट गया है – उसे कोलन के ठीक बाद लिखें।
queries-problems-has = has: के बाद link, file, photo, video, voice, audio या sticker लिख सकते हैं। “{ $value }” है या नहीं, यह पता नहीं चल सकता।
queries-problems-platform = ये प्लैटफ़ॉर्म चलते हैं: { $known }; वहाँ कोई दिन भी लिख सकते हैं।
queries-problems-place = “{ $value }” कहाँ है, मुझे नहीं पता। in: के बाद ये लिख सकते हैं: { $known }।
queries-problems-limit = एक बार में 1 से { $most } तक लाए जा सकते हैं, { $value } नहीं।
queries-problems-filter = “{ $value }” फ़िल्टर मुझे नहीं पता। ये हैं: from:, chat:, on:, when:, after:, before: और has:।
queries-problems-to-come = { $day } अभी आना बाकी है: आज से नया कुछ नहीं हो सकता।
queries-problems-no-day = { $after } के बाद और { $before } से पहले कोई दिन नहीं है।
queries-problems-date = “{ $value }” कौन-सी तारीख है, समझ नहीं आया। 2026-11-01, 7d, कल या "पिछले हफ़्ते" लिखकर देखें।
queries-problems-sender-too-long = कृपया भेजने वाले का नाम { $most } अक्षरों तक में लिखें।
queries-problems-chat-too-long = कृपया चैट का नाम { $most } अक्षरों तक में लिखें।
records-amount = { COUNT($amount, $kind) }
records-heading = { NOUN($kind, "heading") }
records-other-heading = बाकी
records-place = { NOUN($place, "your") }
records-unnamed-chat = बिना नाम की चैट
records-no-text = (कोई टेक्स्ट नहीं)
records-no-preview = शब्द मिला, पर झलक नहीं है।
records-you = आप
records-unreadable = { $amount } रिकॉर्ड { COUNT($amount, "record") }
records-labelled = { $label }: { $value }
records-to = किसे
records-where = कहाँ
records-until = कब तक
records-address = पता
records-kind = { NOUN($kind, "heading") }
results-question = क्या खोजना है? एक खोज के { $price } लगते हैं।

    इसे सीमित भी कर सकते हैं:
results-question-places = या लिखें कि कहाँ देखना है:
results-hint = खोजने के शब्द
results-searching = { NOUN($place, "in") } में “{ $subject }” की खोज
results-listing = { NOUN($place, "in") } में खोज: { $filters }
results-title = { NOUN($place, "in") } में:
results-newest-in = { NOUN($place, "in") } में सबसे नया:
results-cannot-list = खोज के किसी शब्द के बिना यह डेटा सेवा इसे नहीं ढूँढ सकती। कोई शब्द जोड़ें, या has:, माइनस वाले शब्द और in:all हटा दें।

    कुछ खर्च नहीं हुआ।
results-facts-all = { COUNT($amount, $of) }
results-facts-shown = { COUNT($amount, $of) } { $amount ->
    [one] दिखाया
   *[other] दिखाए
    }
results-facts-best = सबसे सटीक { $shown }, कुल { COUNT($total, $of) }
results-facts-best-at-least = सबसे सटीक { $shown }, कुल कम से कम { COUNT($total, $of) }
results-facts-newest = सबसे नए { $shown }, कुल { COUNT($total, $of) }
results-facts-newest-at-least = सबसे नए { $shown }, कुल कम से कम { COUNT($total, $of) }
results-facts-none = 0 नतीजे
results-filtered = फ़िल्टर: { $filters }
results-sifted = सेवा से आए { COUNT($received, "one-hit") }, यहाँ छाँटे: { $filters } · { $hidden } छिपाए
results-nowhere = { LIST($missing, quotes: "“|”") } वाला कुछ नहीं मिला। इनमें { LIST($present, quotes: "“|”") } है।
results-page = पेज { $page }/{ $pages }
results-turning-is-free = पेज पलटना मुफ़्त है
results-next = अगला ▶
results-previous = ◀ पिछला
results-ask-about-these = इनके बारे में पूछें
results-everywhere = हर जगह खोजें
results-gone = ये नतीजे अब मेरे पास नहीं हैं: ये सिर्फ़ छह घंटे रखे जाते हैं।
results-again = फिर खोजें
results-none = { NOUN($place, "in") } में इससे मेल खाता कुछ नहीं मिला: { $what } ({ $filters })।
results-none-no-filters = { NOUN($place, "in") } में इससे मेल खाता कुछ नहीं मिला: { $what }।
results-none-readable = { NOUN($place, "in") } में जो पढ़ा जा सका, उसमें इससे मेल खाता कुछ नहीं मिला: { $what } ({ $filters })।
results-none-readable-no-filters = { NOUN($place, "in") } में जो पढ़ा जा सका, उसमें इससे मेल खाता कुछ नहीं मिला: { $what }।
results-looked-through = इनमें देखा: { $kinds }। आपका एक्सेस इतना ही देखने देता है। किस ऐप का डेटा कब तक का है, यह मुफ़्त में नहीं बता सकता; सबसे नया मैसेज /recent दिखाता है, और हाल के मैसेज शायद अभी पहुँचे न हों।
results-reaching = इनमें देखा: { $kinds }। आपका एक्सेस इतना ही देखने देता है। डेटा कब से कब तक का है:
    { $lines }
    इससे नया शायद अभी पहुँचा न हो।
results-nothing-there = इनमें देखा: { $kinds }। वहाँ अभी कुछ नहीं है। /import से अपना डेटा लाएँ।
results-sifted-away = सेवा से आए { COUNT($received, "one-hit") }, यहाँ छाँटे: { $filters } · { $hidden } छिपाए। इसके बिना खोजकर देखें।
results-fewer-filters = कम फ़िल्टर से शायद ज़्यादा मिले।
results-fewer-words = कम शब्दों से ज़्यादा मिलता है; उनके दूसरे रूप भी आज़माएँ।
results-other-form = शब्द का कोई दूसरा रूप आज़माएँ, या उससे जुड़ा कोई नाम।
results-just-this = सिर्फ़ “{ $word }”
results-messages-only = सिर्फ़ मैसेज में खोजें
results-your-chats = अपनी चैट में खोजें
results-without-filters = बिना फ़िल्टर के खोजें
results-without-quotes = बिना उद्धरण चिह्नों के खोजें
results-ask-instead = इसकी जगह पूछें
results-around = इसके पहले और बाद की बातें
results-open-chat = चैट खोलें
results-whole-text = पूरा टेक्स्ट
results-fetching = पूरा रिकॉर्ड लाना
results-only-part = यह इसका एक हिस्सा है: पूरा यहाँ रखने के लिए बहुत लंबा है।
results-no-longer = यह अब वहाँ नहीं है।
results-open-in-telegram = Telegram में खोलें
results-no-link-telegram = लिंक नहीं: Telegram में सिर्फ़ सुपरग्रुप और चैनल के मैसेज के लिंक होते हैं, और इस रिकॉर्ड में ऐसा नहीं लिखा।
results-no-link-other = लिंक नहीं: { $platform } में किसी एक मैसेज का लिंक नहीं होता।
routines-watch = नज़र रखें
routines-list = मेरी नज़र किस-किस पर है
routines-none = आपके लिए अभी किसी खोज पर नज़र नहीं है, और अपने-आप कुछ नहीं भेजा जाता। खोज के नीचे “नज़र रखें” दबा सकते हैं; /today में हर दिन या हफ़्ते की झलक मिल सकती है।
routines-listed = आपके लिए अपने-आप होने वाले काम
routines-watching = “{ $query }” पर नज़र
routines-today = आपका दिन
routines-week = आपका हफ़्ता
routines-when = हर { WEEKDAY($day, style: "long") } { $time } बजे
routines-when-no-day = हर रोज़ { $time } बजे
routines-in-utc = (UTC)
routines-price = हर बार { $each } क्रेडिट, महीने में अधिकतम { $most }
routines-spent = इस महीने { $credits } खर्च
routines-offer-watch = “{ $query }” से मेल खाता कुछ नया आए, तो बताऊँ?
routines-offer-watch-how = नज़र अपने-आप रहेगी: जो नया हो, वह एक ही बार बताया जाएगा, और कुछ न हो तो कोई मैसेज नहीं आएगा।
routines-offer-today = यह हर रोज़ भेजूँ? क्या आया, किसे आपके जवाब का इंतज़ार है, और उस दिन के लिए क्या तय हुआ।
routines-offer-week = हर हफ़्ते, बीते हफ़्ते की एक झलक भेजूँ? किसने सबसे ज़्यादा लिखा, किसे जवाब का इंतज़ार है, और आगे क्या है।
routines-stops-by-itself = आपका एक्सेस, क्रेडिट या रोज़ की सीमा इजाज़त न दे, तो यह अपने-आप रुकता है और बता देता है।
routines-every-day = रोज़ एक बार · हर बार { $each } क्रेडिट · महीने में अधिकतम { $most }
routines-every-week = हफ़्ते में एक बार · हर बार { $each } क्रेडिट · महीने में अधिकतम { $most }
routines-at = { WEEKDAY($day, style: "long") } { $time }
routines-at-no-day = { $time }
routines-not-now = अभी नहीं
routines-begun = चालू हो गया। पहली बार:
routines-too-many = एक व्यक्ति के लिए { $most } काम तक अपने-आप हो सकते हैं। पहले उनमें से एक बंद करें।
routines-already = यह पहले से हो रहा है।
routines-cannot-watch = खोज के किसी शब्द के बिना यह डेटा सेवा इसे नहीं ढूँढ सकती। कोई शब्द जोड़ें, या has: और माइनस वाले शब्द हटा दें।
routines-end = बंद करें: { $what }
routines-go-on = जारी रखें: { $what } (हर बार { $each } क्रेडिट)
routines-ended = बंद कर दिया। इससे अब अपने-आप कुछ नहीं आएगा।
routines-gone = यह पहले ही बंद हो चुका है।
routines-found = “{ $query }”: कुछ नया मिला
routines-more = और { $amount }: सब देखने के लिए खोजें
routines-search-all = सब खोजें
routines-looking = “{ $query }” के लिए कुछ नया ढूँढना
routines-stopped = रुक गया: { $what }
routines-why-not-connected = अब कुछ कनेक्ट नहीं है।
routines-why-token = आपका एक्सेस अब नहीं चलता।
routines-why-scope-missing = आपका एक्सेस अब इसकी अनुमति नहीं देता।
routines-why-credits-out = सेवा पर आपके क्रेडिट खत्म हो गए।
routines-why-cap-reached = इससे आपकी रोज़ की सीमा पार हो जाती।
routines-why-dearer = अब इसमें उससे ज़्यादा लगता है जितने पर आप राज़ी हुए थे।
routines-why-unreadable = क्या ढूँढना है, यह अब पढ़ा नहीं जा रहा।
routines-why-trouble = सेवा लगातार कई बार जवाब नहीं दे सकी।
routines-erased = { $amount } काम जो आपके लिए अपने-आप होते थे
routines-lost = बीच में रुका काम: { $doing }। नतीजा बताने से पहले ही मुझे रीस्टार्ट होना पड़ा। शायद { $credits } क्रेडिट खर्च हुए हों।
saving-saved = आपके आर्काइव में, “Saved” चैट में सहेज लिया।
saving-saved-aside = आपके अपने आर्काइव में, “Saved” चैट में सहेज लिया। अभी आप नमूना डेटा में खोज रहे हैं; इसे ढूँढने के लिए अपना डेटा कनेक्ट करें।
saving-known = यह पहले से सहेजा हुआ है।
saving-how = जो मैसेज रखना है (फ़ॉरवर्ड किया हुआ भी), उसके जवाब में /save लिखें, या उसे कमांड के बाद लिखें: /save चाबी पायदान के नीचे है
service-own = इस बॉट की डेटा सेवा
settings-unknown = यह सेटिंग मुझे नहीं पता। आप ऐसे लिख सकते हैं: /settings cap 20, /settings cap none, /settings zone Delhi, /settings protect on, /settings cover on, /settings delete 1h, /settings pictures dark।
settings-back = ‹ सेटिंग
settings-language-label = भाषा:
settings-language-open = भाषा
settings-language-ask = किस भाषा में जवाब दूँ? जो आप खोजते हैं, वह किसी भी भाषा में हो सकता है।
settings-language-as-telegram = Telegram वाली
settings-cap-label = रोज़ की सीमा:
settings-cap-none = आपकी अपनी कोई नहीं
settings-cap-zero = 0 – क्रेडिट वाला कुछ भी नहीं चलेगा
settings-cap-operator = संचालक की तय सीमा रोज़ { $credits } है; दोनों में से छोटी मानी जाती है।
settings-cap-remove = कोई सीमा नहीं
settings-results-open = नतीजों की प्राइवेसी
settings-results-cover-label = नतीजे ढकना:
settings-results-cover-on = चालू – आपके टैप करने से पहले कोई साथ में नहीं पढ़ सकता
settings-results-cover-off = बंद – वे तुरंत पढ़े जा सकते हैं
settings-results-cover-turn-on = नतीजे ढकें
settings-results-cover-turn-off = नतीजे ढकना बंद करें
settings-results-protect-label = नतीजों की सुरक्षा:
settings-results-protect-on = चालू – उन्हें फ़ॉरवर्ड, सेव या कॉपी नहीं किया जा सकता
settings-results-protect-off = बंद – उन्हें फ़ॉरवर्ड और सेव किया जा सकता है
settings-results-protect-turn-on = नतीजे सुरक्षित करें
settings-results-protect-turn-off = सुरक्षा बंद करें
settings-results-delete-label = नतीजे मिटाना:
settings-results-delete-after = दिखाने के { $time } बाद
settings-results-delete-never = कभी नहीं – वे चैट में रहते हैं
settings-results-delete-keep = उन्हें रहने दें
settings-results-from-now-on = यह अब से आने वाले नतीजों पर लागू है। नतीजे यानी जो आपके डेटा से आता है।
settings-results-deleted = यहाँ एक नतीजा था, जो अपने-आप मिट गया।
start-in-group = नमस्ते। निजी सवालों के जवाब सिर्फ़ निजी चैट में मिलते हैं: { $bot } के साथ चैट खोलें।
start-hello = नमस्ते, { $name }
start-hello-no-name = नमस्ते
start-welcome-back = फिर से स्वागत है, { $name }
start-welcome-back-no-name = फिर से स्वागत है
start-what = अपने मैसेज में खोजें और उनसे अपने सवालों के जवाब पाएँ, यहीं चैट में। जवाब सिर्फ़ आपको दिखते हैं।
start-sample-or-own = पहले किसी काल्पनिक व्यक्ति का डेटा देखें, या अपना आर्काइव कनेक्ट करें।
start-stays-at = आपका डेटा { $service } पर ही रहता है; मुझे क्या पढ़ने देना है, यह आप चुनते हैं।
start-steps = 1. कनेक्ट करें
    2. आज़माएँ: <code>/search ferry</code>
    3. कुछ पूछें: <code>/ask when is the launch?</code>
start-connected = सब कनेक्ट है। जो ढूँढना है, लिख दें, या <code>/search</code>, <code>/ask</code> और <code>/recent</code> चलाएँ।
start-asked = दूसरी चैट में आपने पूछा था: <code>{ $typed }</code>। यहाँ जवाब सिर्फ़ आपको दिखेगा।
start-answer-here = यहाँ जवाब दें
start-what-can-you-do = आप क्या-क्या कर सकते हैं?
timelines-newest = ताज़ा { NOUN($kind, "heading") }
timelines-newest-in = इस चैट के ताज़ा मैसेज:
timelines-around-in = इसके आसपास की बातें, चैट:
timelines-fetching = { NOUN($kind, "heading") } लाना: { $filters }
timelines-fetching-no-filters = ताज़ा { NOUN($kind, "heading") } लाना
timelines-opening = “{ $chat }” खोलना
timelines-looking-around = “{ $chat }” में आसपास देखना
timelines-fetching-earlier = इससे पहले का हिस्सा लाना
timelines-fetching-later = इसके बाद का हिस्सा लाना
timelines-none = अभी यहाँ कोई { NOUN($kind, "no") } नहीं है। शायद अभी सिंक न हुआ हो।
timelines-none-filtered = ऐसा कुछ नहीं मिला ({ NOUN($kind, "heading") }: { $filters })। कम फ़िल्टर से शायद ज़्यादा दिखे; आज़माएँ: sent, received, telegram, 7d।
timelines-none-in-chat = इस चैट में कोई मैसेज नहीं है।
timelines-what-to-type = क्या लिख सकते हैं?
timelines-earlier = ▲ पहले का
timelines-later = ▼ बाद का
timelines-more-chats = ▼ और चैट
timelines-beginning = शुरुआत यहीं से है
timelines-nothing-earlier = इससे पहले कुछ नहीं
timelines-nothing-later = इसके बाद कुछ नहीं
timelines-later-failed = इसके बाद का नहीं लाया जा सका
timelines-free = मुफ़्त
timelines-gone = यह सूची अब मेरे पास नहीं है: यह सिर्फ़ छह घंटे रखी जाती है।
timelines-again = फिर लाएँ
timelines-sent = भेजे हुए
timelines-received = मिले हुए
timelines-everything = बिना फ़िल्टर
timelines-chats = आपकी चैट
timelines-chats-named = इस नाम वाली आपकी चैट:
timelines-listing-chats = आपकी चैट की सूची बनाना
timelines-looking-for-chats = “{ $name }” नाम वाली चैट ढूँढना
timelines-no-chats = अभी यहाँ कोई चैट नहीं है। शायद अभी सिंक न हुई हो।
timelines-no-chat-named = किसी चैट के नाम में “{ $name }” नहीं है।
timelines-chat-name-too-long = कृपया चैट का नाम { $most } अक्षरों तक में लिखें। कुछ खर्च नहीं हुआ।
timelines-chat-number = { $number } · { $price }
today-title = आज, { DATETIME($day, weekday: "long", day: "numeric", month: "long") }
today-week-title = आपका हफ़्ता, { DATETIME($from, day: "numeric", month: "short") } से { DATETIME($to, day: "numeric", month: "short") } तक
today-doing = आपके दिन की झलक
today-doing-week = आपके हफ़्ते की झलक
today-doing-then = बीते दिनों की झलक
today-waiting = आपके जवाब का इंतज़ार
today-named = आज के लिए तय
today-named-next = अगले दिनों के लिए तय
today-named-then = उस दिन के लिए तय
today-happened = क्या आया
today-happened-week = किन चैट में कुछ हुआ
today-others = और { $chats } चैट
today-nothing = आज कुछ नहीं आया, और लगता है किसी को जवाब का इंतज़ार नहीं है।
today-nothing-week = इस हफ़्ते कुछ नहीं आया, और लगता है किसी को जवाब का इंतज़ार नहीं है।
today-nothing-then = तब कुछ नहीं आया।
today-which-day = एक दिन या एक हफ़्ता देखा जा सकता है: /today कल, /today शुक्रवार, /today हफ़्ता। कुछ खर्च नहीं हुआ।
today-not-synced = कुछ और होना चाहिए था? शायद वह अभी आपके आर्काइव में न आया हो।
today-read = { DATETIME($since, day: "numeric", month: "short") } से { $amount } मैसेज पढ़े
today-read-newest = सबसे नए { $amount } मैसेज पढ़े
today-daily = यह हर रोज़ भेजें
today-weekly = हर हफ़्ते, बीते हफ़्ते की झलक
today-in-words = सार बताएँ
today-question = आज मेरी चैट में क्या हुआ, किसे मेरे जवाब का इंतज़ार है, और मैंने आज के लिए क्या वादा किया था?
today-question-week = पिछले सात दिनों में मेरी चैट में क्या अहम रहा, किसे मेरे जवाब का इंतज़ार है, और आगे क्या आने वाला है?
today-then-title = { DATETIME($from, day: "numeric", month: "short") } से { DATETIME($to, day: "numeric", month: "short") } तक
zones-title = टाइम ज़ोन:
zones-here = { $zone }, जहाँ अभी { $time } बजे हैं
zones-unknown = अभी पता नहीं, इसलिए आपके दिन UTC की आधी रात से गिने जाते हैं
zones-pick = आपकी घड़ी में अभी क्या समय है? फिर खोज और खर्च दोनों में आपके दिन आपकी अपनी आधी रात से शुरू और खत्म होंगे।
zones-choice = { $time } · { $where }
zones-several = “{ $typed }” में एक से ज़्यादा टाइम ज़ोन हैं। आपका कौन-सा है?
zones-not-found = “{ $typed }” नाम का टाइम ज़ोन मुझे नहीं पता।
zones-set = आपका टाइम ज़ोन { $zone } है, जहाँ अभी { $time } बजे हैं। आपके दिन आपकी आधी रात से शुरू और खत्म होते हैं।
zones-counting = आज का खर्च इस समय तक गिना जाएगा:
zones-forgotten = मैंने आपका टाइम ज़ोन मिटा दिया है: आपके दिन अब UTC की आधी रात से गिने जाते हैं।
zones-change = टाइम ज़ोन बदलें
zones-tell = मेरा टाइम ज़ोन चुनें
zones-forget = मेरा टाइम ज़ोन मिटाएँ
zones-back = सारी सेटिंग
zones-hours-in-utc = आपका टाइम ज़ोन मुझे नहीं पता, इसलिए ये घंटे UTC के हैं।
zones-ask = आपका टाइम ज़ोन मुझे नहीं पता, इसलिए ये दिन UTC के हैं।
zones-typing = इनमें नहीं है? अपना शहर लिखें, जैसे { $city }, या { $name }, या { $offset }।
writing-quoted = “{ $text }”
