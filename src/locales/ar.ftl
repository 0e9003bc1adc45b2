-social-chat-group = { $count ->
    [one] محادثة واحدة
    [two] محادثتان
    [few] { $count } محادثات
   *[other] { $count } محادثة
    }
    .one = محادثة
    .heading = المحادثات
    .your = محادثاتك
    .no = محادثات
-social-chat-message = { $count ->
    [one] رسالة واحدة
    [two] رسالتان
    [few] { $count } رسائل
   *[other] { $count } رسالة
    }
    .one = رسالة
    .heading = الرسائل
    .your = رسائلك
    .no = رسائل
    .of = { $count ->
        [one] رسالة واحدة
        [two] رسالتين
        [few] { $count } رسائل
       *[other] { $count } رسالة
        }
-social-email = { $count ->
    [one] رسالة بريد واحدة
    [two] رسالتا بريد
    [few] { $count } رسائل بريد
   *[other] { $count } رسالة بريد
    }
    .one = رسالة بريد
    .heading = البريد
    .your = بريدك
    .no = رسائل بريد
-social-post = { $count ->
    [one] منشور واحد
    [two] منشوران
    [few] { $count } منشورات
    [many] { $count } منشورًا
   *[other] { $count } منشور
    }
    .one = منشور
    .heading = المنشورات
    .your = منشوراتك
    .no = منشورات
-social-following = { $count ->
    [one] صفحة متابَعة واحدة
    [two] صفحتان متابَعتان
    [few] { $count } صفحات متابَعة
   *[other] { $count } صفحة متابَعة
    }
    .one = صفحة متابَعة
    .heading = الصفحات المتابَعة
    .your = الصفحات التي تتابعها
    .no = صفحات متابَعة
-social-calendar = { $count ->
    [one] تقويم واحد
    [two] تقويمان
    [few] { $count } تقويمات
    [many] { $count } تقويمًا
   *[other] { $count } تقويم
    }
    .one = تقويم
    .heading = التقويمات
    .your = تقويماتك
    .no = تقويمات
-social-event = { $count ->
    [one] موعد واحد
    [two] موعدان
    [few] { $count } مواعيد
    [many] { $count } موعدًا
   *[other] { $count } موعد
    }
    .one = موعد
    .heading = المواعيد
    .your = مواعيدك
    .no = مواعيد
-favourite = { $count ->
    [one] عنصر مفضّل واحد
    [two] عنصران مفضّلان
    [few] { $count } عناصر مفضّلة
    [many] { $count } عنصرًا مفضّلًا
   *[other] { $count } عنصر مفضّل
    }
    .one = عنصر مفضّل
    .heading = المفضّلات
    .your = مفضّلاتك
    .no = عناصر مفضّلة
-file = { $count ->
    [one] ملف واحد
    [two] ملفان
    [few] { $count } ملفات
    [many] { $count } ملفًا
   *[other] { $count } ملف
    }
    .one = ملف
    .heading = الملفات
    .your = ملفاتك
    .no = ملفات
-credit = { $count ->
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $count } نقاط
   *[other] { $count } نقطة
    }
    .of = { $count ->
        [one] نقطة واحدة
        [two] نقطتين
        [few] { $count } نقاط
       *[other] { $count } نقطة
        }
-day = { $count ->
    [one] يوم واحد
    [two] يومان
    [few] { $count } أيام
    [many] { $count } يومًا
   *[other] { $count } يوم
    }
    .of = { $count ->
        [one] يوم واحد
        [two] يومين
        [few] { $count } أيام
        [many] { $count } يومًا
       *[other] { $count } يوم
        }
-hit = { $count ->
    [one] نتيجة واحدة
    [two] نتيجتان
    [few] { $count } نتائج
   *[other] { $count } نتيجة
    }
    .of = { $count ->
        [one] نتيجة واحدة
        [two] نتيجتين
        [few] { $count } نتائج
       *[other] { $count } نتيجة
        }
-record = { $count ->
    [one] عنصر واحد
    [two] عنصران
    [few] { $count } عناصر
    [many] { $count } عنصرًا
   *[other] { $count } عنصر
    }
    .one = عنصر
-one-hit = { $count ->
    [one] نتيجة واحدة
    [two] نتيجتان
    [few] { $count } نتائج
   *[other] { $count } نتيجة
    }
-mail = { $count ->
    [one] رسالة بريد تتعذّر قراءتها
    [two] رسالتا بريد تتعذّر قراءتهما
    [few] { $count } رسائل بريد تتعذّر قراءتها
   *[other] { $count } رسالة بريد تتعذّر قراءتها
    }
-all = { "" }
    .your = كل بياناتك
-chats = { "" }
    .your = محادثاتك
list-comma = { "، " }
access-allows-api-search-chat-threads = البحث في محادثاتك بالكلمات
access-allows-api-search-ds = البحث بالكلمات في نوع واحد من بياناتك
access-allows-api-search-universal = البحث بالكلمات في كل ما سمحت به
access-allows-api-ds-query = سرد العناصر التي سمحت بها وتصفيتها
access-allows-api-llm-prompt = سؤال نموذج لغوي من دون بياناتك
access-allows-api-llm-agent-prompt = أن يقرأ نموذج لغوي ما سمحت به من بياناتك ليجيب عن سؤال
access-allows-api-llm-profile-prompt = أن يكتب نموذج لغوي نبذة مما سمحت به من بياناتك
access-allows-ds-r-social-chat-group = قراءة محادثاتك
access-allows-ds-r-social-chat-message = قراءة رسائلك
access-allows-ds-r-social-email = قراءة بريدك
access-allows-ds-r-social-post = قراءة منشوراتك
access-allows-ds-r-social-following = قراءة الصفحات التي تتابعها
access-allows-ds-r-social-calendar = قراءة تقويماتك
access-allows-ds-r-social-event = قراءة مواعيدك
access-allows-ds-r-favourite = قراءة مفضّلاتك
access-allows-ds-r-file = قراءة ملفاتك
access-presets-search-title = البحث والقراءة
access-presets-search-price = { $credits } لكل بحث
access-presets-search-allows = يجد الكلمات في البيانات ويسرد العناصر. لا يرى أي نموذج شيئًا منها.
access-presets-answers-title = … مع إجابات من نموذج
access-presets-answers-price = { $credits } لكل سؤال
access-presets-answers-allows = ويجيب أيضًا عن الأسئلة. يقرأ نموذج لغوي، إن كان لدى الخدمة نموذج، ما تحتاج إليه الإجابة.
access-presets-everything-title = كل شيء
access-presets-everything-price = { $credits } لكل نبذة
access-presets-everything-allows = ويصف أيضًا شخصًا من رسائله: مع من يتراسل، ومتى، وعن أي شيء.
access-lasts-30-days = المدة: 30 يومًا
access-lasts-90-days = المدة: 90 يومًا
access-lasts-1-year = المدة: سنة
access-lasts-until-revoked = المدة: حتى إنهائه
account-looking = جارٍ النظر في صلاحياتك… (0 نقطة)
account-to-sample = <b>الربط الحالي</b>: بيانات تجريبية لشخص خيالي، وليست بياناتك.
account-to-own = <b>الربط الحالي</b>: أرشيفك الخاص.
account-to-service = <b>الربط الحالي</b>: { $service }
account-since = منذ { $at }
account-credits = النقاط: بقي { $left }.
account-credits-unknown = النقاط: لم أتمكن من معرفة رصيدك الآن.
account-commands = الأوامر
account-more-than-left = أكثر مما بقي
account-needs = يحتاج إلى <code>{ $scopes }</code>
account-permissions = الصلاحيات
account-from-service = كما تقول الخدمة
account-from-person = كما قلت عند الربط
account-from-unknown = لم تذكرها الخدمة: أعرفها مع استخدامك للأوامر
account-no-scopes = لا شيء يمكن لهذا البوت استخدامه
account-others = { $amount ->
    [one] إذن وصول آخر
    [two] إذنا وصول آخران
    [few] { $amount } أذونات وصول أخرى
   *[other] { $amount } إذن وصول آخر
    } إلى أرشيفك
account-others-unknown = لم أتمكن الآن من معرفة من لديه وصول أيضًا.
account-other = { $app }، منذ { $since }، حتى { $until }، لم يُستخدم قط
account-other-used = { $app }، منذ { $since }، حتى { $until }
account-other-no-until = { $app }، منذ { $since }، حتى إنهائه، لم يُستخدم قط
account-other-no-until-used = { $app }، منذ { $since }، حتى إنهائه
account-and-more = … وغيرها: { $amount }
account-end = إنهاء وصول { $app }
account-ended = انتهى إذن الوصول هذا.
account-had-ended = كان إذن الوصول هذا قد انتهى من قبل.
account-no-access = لم تعطني بعد إذنًا للبحث في أرشيفك.
asking-what = ما الذي يهمّك معرفته؟ ثمن الإجابة من رسائلك { COUNT($credits, "credit") }.
asking-hint = سؤالك
asking-no-question = لا أجد سؤالًا في هذا. لم يُصرف شيء.
asking-too-long = السؤال طويل: { $limit ->
    [one] حرف واحد
    [two] حرفان
    [few] { $limit } أحرف
    [many] { $limit } حرفًا
   *[other] { $limit } حرف
    } على الأكثر من فضلك. لم يُصرف شيء.
asking-cannot-narrow = لا يمكن تضييق السؤال بـ has:. كل ما عداه مما يعرفه /search يعمل هنا أيضًا. لم يُصرف شيء.
asking-reading = قراءة بياناتك للإجابة عن «{ $question }»
asking-reading-messages = قراءة رسائلك للإجابة عن «{ $question }»
asking-reading-these = قراءة ما عُثر عليه
asking-plainly = سؤال النموذج، من دون بياناتك: «{ $question }»
asking-what-about = ماذا تقول عن «{ $words }»؟
asking-what-about-no-words = ماذا تقول باختصار؟
asking-read-nothing = لم يُقرأ شيء من بياناتك
asking-no-links = بلا رابط: { $platforms }. لا روابط إلا لرسائل المجموعات الكبيرة والقنوات في Telegram.
asking-took-out = المحذوف: { $many ->
    [one] إشارة مختلقة واحدة
    [two] إشارتان مختلقتان
    [few] { $many } إشارات مختلقة
   *[other] { $many } إشارة مختلقة
    }
asking-looked-only = النظر فقط في: { LIST($what, type: "plain") }
asking-reply-to-go-on = ↩ يمكنك الرد على هذه الرسالة لمتابعة السؤال ({ COUNT($credits, "credit") }).
asking-stages-searched = بحثت عن «{ $words }»: { $many }
asking-stages-listed = القائمة: { COUNT($many, $kind) }
asking-stages-read = أكملت القراءة: { COUNT($many, "record") }
asking-stages-counted = نتيجة العدّ: { $many }
asking-stages-sampled = عيّنة من أوقات ومحادثات مختلفة: { COUNT($many, "record") }
asking-stages-writing = أكتب
asking-stages-writing-part = أكتب، { $part } من { $parts }
asking-wordless = لا كلمة من هذه الكلمات تدلّ على ما نبحث عنه. أضف كلمة تدلّ عليه: اسمًا أو مكانًا أو شيئًا. مثلًا: «أين جواز سفري؟»
asking-nothing = لا شيء في بياناتك فيه كلمات هذا السؤال. قد تنفع كلمات أخرى.
asking-no-model = ليس لدى الخدمة نموذج لغوي: هي تقتبس ولا تصوغ إجابة.
asking-closest = الأقرب إلى { $question }
asking-only-near = لم أجد إجابة في بياناتك. الأقرب إلى { $question }
asking-counted = بالعدّ
asking-goes-to-model = سؤالك، وما يُقرأ من أجله، يذهب إلى النموذج اللغوي لدى { $host }. التفاصيل في /privacy.
asking-went-to-model = ℹ️ سؤالك، وما قُرئ من أجله، ذهب إلى النموذج اللغوي لدى { $host }. أقول هذا مرة واحدة؛ وتجده دائمًا في /privacy.
asking-buttons-search = البحث بدلًا منه
asking-buttons-without-data = السؤال بلا بياناتي
asking-buttons-about-this = السؤال عن هذا
asking-buttons-without-it = السؤال بدونه
asking-forgotten = لم يعد لديّ ما يُبنى عليه هذا: أحتفظ بالإجابات والنتائج ست ساعات فقط. لم يُصرف شيء.
asking-seconds = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } ث
asking-read = المقروء: { LIST($what, type: "plain") }
asking-read-chat = المقروء: { LIST($what, type: "plain") } من «{ $chat }»
asking-read-chats = المقروء: { LIST($what, type: "plain") } في { $chats ->
    [one] محادثة واحدة
    [two] محادثتين
    [few] { $chats } محادثات
   *[other] { $chats } محادثة
    }
asking-kind-heading = { NOUN($kind, "one") }
balance-refill = يعود الرصيد إلى { $allowance } ابتداءً من { $at }.
bot-description = للبحث في رسائلك وبياناتك وقراءتها والسؤال عنها، هنا في المحادثة.

    البداية بربط بياناتك، ثم بالأوامر /search و/ask و/recent. في القائمة ثمن كل أمر بالنقاط.

    بخصوصية: أنت وحدك ترى إجاباتك، ورمز وصولك محفوظ مشفّرًا، ولا شيء يُنشر في المجموعات، و/disconnect يمحو كل شيء. التفاصيل في /privacy.
bot-short-description = للبحث في بياناتك والسؤال عنها في محادثة خاصة. رمز وصولك مشفّر، و/disconnect يمحوه.
buttons-connect = ربط بياناتي
buttons-connect-again = الربط من جديد
buttons-connect-wider = الربط بصلاحيات أوسع
buttons-connect-other = الربط برمز آخر
buttons-start-again = البدء من جديد
buttons-try-again = إعادة المحاولة
buttons-account = حسابي
buttons-credits = النقاط
buttons-settings = الإعدادات
buttons-privacy = الخصوصية
buttons-help = ماذا يمكنني فعله؟
buttons-disconnect = إلغاء الربط
buttons-check-token = فحص رمزي مجددًا (مجانًا)
buttons-stop-them = إيقافها
buttons-continue-in-private = المتابعة على الخاص
buttons-back = رجوع
buttons-more = المزيد
buttons-search = بحث
buttons-ask = سؤال
buttons-chats = المحادثات
buttons-cancel = إلغاء
buttons-run-again = التشغيل مجددًا
commands-start = البداية من هنا
commands-help = ما يمكنك فعله، وكم ثمنه
commands-search = البحث في رسائلك وبريدك وملفاتك
commands-ask = طرح سؤال عن رسائلك
commands-recent = عرض أحدث رسائلك
commands-chats = سرد محادثاتك وفتح واحدة منها
commands-today = ما وصل، ومن ينتظر، وما في هذا اليوم
commands-count = عدّ رسائلك، كلها أو ما فيه كلمات معيّنة
commands-stats = رؤية رسائلك في صورة
commands-profile = نبذة عنك يكتبها نموذج من رسائلك
commands-import = إدخال محادثاتك وبريدك إلى هنا
commands-save = حفظ رسالة في أرشيفك
commands-cancel = إيقاف ما يعمل الآن
commands-credits = معرفة ما صرفته من نقاط
commands-alerts = رؤية ما أفعله لك من تلقاء نفسي وإنهاؤه
commands-settings = ضبط منطقتك الزمنية وحدّك اليومي وخصوصية النتائج
commands-account = رؤية ربطك وما يسمح به
commands-connect = ربط بياناتك
commands-disconnect = محو رمزي وكل ما يخصّني
commands-privacy = ما يُحفظ عنك، وكيف يُمحى
connected-title = تم الربط
connected-to-service = <b>تم الربط</b> بـ { $service }.
connected-to-own = <b>تم الربط</b> بأرشيفك الخاص.
connected-to-sample = <b>تم الربط</b> ببيانات تجريبية. أنت في Telegram { $you }؛ أما البيانات فهي بيانات { $owner }، وهي شخصية خيالية.
connected-to-sample-no-owner = <b>تم الربط</b> ببيانات تجريبية. أنت في Telegram { $you }؛ أما البيانات فهي لشخص خيالي.
connected-to-sample-no-you = <b>تم الربط</b> ببيانات تجريبية. أنت في Telegram كما أنت؛ أما البيانات فهي بيانات { $owner }، وهي شخصية خيالية.
connected-to-sample-no-you-no-owner = <b>تم الربط</b> ببيانات تجريبية. أنت في Telegram كما أنت؛ أما البيانات فهي لشخص خيالي.
connected-saved = <b>حُفظ رمز الوصول</b> الخاص بـ { $service }. لم أتمكن من فحصه مجانًا؛ سيفحصه أول أمر لك.
connected-token = رمز الوصول: <code>{ $masked }</code>
connected-lasts-until-ended = يبقى صالحًا حتى إنهائه.
connected-lasts-until = يبقى صالحًا حتى { $at }.
connected-before-ended = انتهى إذن الوصول السابق.
connected-before-failed-here = تعذّر إنهاء إذن الوصول السابق الآن: يمكنك إنهاؤه من /account.
connected-before-failed-there = تعذّر إنهاء إذن الوصول السابق الآن: يمكنك إلغاؤه لدى { $service } إن لم يعد أحد يحتاج إليه.
connected-before-impossible-here = قد يكون الرمز السابق ما زال صالحًا: يمكنك إنهاؤه من /account.
connected-before-impossible-there = قد يكون الرمز السابق ما زال صالحًا: يمكنك إلغاؤه لدى { $service } إن لم يعد أحد يحتاج إليه.
connected-not-tried = لم يُجرَّب أي من هذه بعد:
connected-can-use = يمكنك استخدام:
connected-allows-nothing = لا يسمح بأي من الأوامر التي تقرأ البيانات.
connected-not-with-token = لا يتاح بهذا الرمز: { $commands } – ما ينقص تجده في /account.
connected-not-with-access = لا يتاح بهذه الصلاحيات: { $commands } – ما ينقص تجده في /account.
connected-empty = <b>أرشيفك ما زال فارغًا.</b> التالي: /import يُدخل محادثاتك إليه.
connected-just-write = للبحث، تكفي كتابة الكلمات هنا.
connected-just-write-ferry = للبحث، تكفي كتابة الكلمات هنا، مثلًا <code>ferry</code>.
connected-bring-in = إدخال محادثاتي
connecting-heading = ربط بياناتك
connecting-checking = جارٍ فحص رمزك… (0 نقطة)
connecting-connecting = جارٍ الربط… (0 نقطة)
connecting-nothing-stored = لم يُحفظ شيء.
connecting-nothing-connected = لم يُربط شيء.
connecting-sample = <b>بيانات تجريبية</b>: محادثات وبريد وملفات لشخص خيالي. نقرة واحدة، كل شيء مسموح، ولا شيء يمكن أن يتعطّل.
connecting-own = <b>بياناتك أنت</b>: أرشيف تحفظه خدمة هذا البوت لك وحدك. ولك اختيار ما يحقّ لي أن أفعله به.
connecting-connect-own = ربط بياناتي
connecting-look-around = جولة في بيانات تجريبية
connecting-replaces = يحلّ محل إذن الوصول الحالي، فينتهي ذاك.
connecting-may-do-own = ما الذي يحقّ لي فعله بأرشيفك، وإلى متى؟ يمكنك إنهاء ذلك في أي وقت من /account.
connecting-may-do-sample = ما الذي يحقّ لي فعله بالبيانات التجريبية لشخص خيالي، وإلى متى؟
connecting-choose-in-browser = الاختيار في المتصفح
connecting-stays-at = تبقى بياناتك لدى { $service }؛ وهناك يكون اختيار ما يحقّ لي أن أقرأه.
connecting-new-replaces = الرمز الجديد يحلّ محل رمزك الحالي.
connecting-tap-and-tick = الزر يفتح صفحة لتحديد ما يحقّ لي أن أقرأه. الرابط لك وحدك ويعمل عشر دقائق؛ فلا ينبغي أن يصل إلى غيرك.
connecting-or-paste = أو بلصق رمز وصول: يكفي إرسال <code>/connect</code> وبعده الرمز، هنا في محادثتنا الخاصة. أحذف رسالتك وأحفظ الرمز مشفّرًا.
connecting-make-and-send = يلزم إنشاء رمز وصول لدى الخدمة، ثم إرسال <code>/connect</code> وبعده الرمز، هنا في محادثتنا الخاصة. أحذف رسالتك وأحفظ الرمز مشفّرًا.
connecting-what-is-stored = ما الذي يُحفظ؟
connecting-on-the-page = تعرض الصفحة كل صلاحية، وتسأل إلى متى. الرابط لك وحدك ويعمل عشر دقائق؛ فلا ينبغي أن يصل إلى غيرك.
connecting-choose-what-i-may-read = اختيار ما يمكنني قراءته
connecting-removed = حذفت الرسالة التي فيها الرمز من هذه المحادثة.
connecting-not-removed = <b>يُرجى حذف رسالتك التي فيها الرمز</b>: لم أتمكن من حذفها من هذه المحادثة.
connecting-incomplete = هذا لا يبدو رمزًا كاملًا
connecting-copy-again = رمز الوصول كلمة واحدة طويلة من حروف وأرقام وبضع علامات، بلا مسافات. يلزم نسخه من جديد كاملًا وإرساله بعد <code>/connect</code>. لم يُحفظ شيء.
connecting-never-in-groups = لا يُنشر رمز وصول في مجموعة أبدًا
connecting-exposed = لم أستخدمه. يُرجى حذف الرسالة. هذا الرمز لم يعد آمنًا: يلزم إلغاؤه لدى الخدمة وإنشاء رمز جديد، ثم ربطه في محادثة خاصة معي.
connecting-exposed-removed = لم أستخدمه. حذفت الرسالة، لكن ربما قرأها آخرون. هذا الرمز لم يعد آمنًا: يلزم إلغاؤه لدى الخدمة وإنشاء رمز جديد، ثم ربطه في محادثة خاصة معي.
connecting-go-back = للحصول على رابط جديد، يكفي إرسال /connect إلى { $bot }.
connecting-link-is-over = هذا الرابط لم يعد يعمل
connecting-link-was-used = استُخدم من قبل، أو مضى عليه أكثر من عشر دقائق، أو لم ينشئه هذا البوت.
connecting-declined = لم يتم الربط
connecting-declined-why = اخترت عدم منح الوصول، فلم يُحفظ شيء.
connecting-failed = لم ينجح الربط
connecting-page-failed = أبلغت صفحة الموافقة عن مشكلة. لم يُحفظ شيء.
connecting-no-token = لم ترسل صفحة الموافقة رمزًا صالحًا. لم يُحفظ شيء.
connecting-not-stored = لم يُحفظ شيء. المرجع: { $reference }
connecting-close-page = يمكنك إغلاق هذه الصفحة والمتابعة في { $bot }.
disconnecting-ask-access = هل أمحو إذن وصولك والنتائج المحفوظة والأزرار والأعمال المعلّقة وما أفعله لك من تلقاء نفسي والإعدادات وقائمة ما صرفته؟
disconnecting-ask-token = هل أمحو رمز وصولك ({ $masked }) والنتائج المحفوظة والأزرار والأعمال المعلّقة وما أفعله لك من تلقاء نفسي والإعدادات وقائمة ما صرفته؟
disconnecting-ask-unconnected = لا ربط لديك الآن، لكن قد تكون هناك إعدادات أو قائمة بما صرفته. هل أمحوها؟
disconnecting-live-stops = وعندها لا أُدخل رسائل حسابك في Telegram بعد ذلك.
disconnecting-cannot-be-undone = لا يمكن التراجع عن هذا.
disconnecting-erase-all = محو كل شيء
disconnecting-erase-nothing = عدم المحو
disconnecting-keep-it = الإبقاء عليه
disconnecting-erasing = جارٍ المحو…
disconnecting-nothing-to-erase = لم يكن هناك ما يُمحى
disconnecting-erased = ما مُحي
disconnecting-items-token = رمز وصولك وما يسمح به
disconnecting-items-results = { $amount ->
    [one] قائمة نتائج محفوظة واحدة
    [two] قائمتا نتائج محفوظتان
    [few] { $amount } قوائم نتائج محفوظة
   *[other] { $amount } قائمة نتائج محفوظة
    }
disconnecting-items-buttons = { $amount ->
    [one] مجموعة أزرار واحدة
    [two] مجموعتا أزرار
    [few] { $amount } مجموعات أزرار
   *[other] { $amount } مجموعة أزرار
    }
disconnecting-items-pending = { $amount ->
    [one] طلب معلّق واحد
    [two] طلبان معلّقان
    [few] { $amount } طلبات معلّقة
    [many] { $amount } طلبًا معلّقًا
   *[other] { $amount } طلب معلّق
    }
disconnecting-items-link = رابط اتصال مفتوح
disconnecting-items-live = أن حسابك في Telegram مرتبط بي
disconnecting-items-settings = إعداداتك
disconnecting-items-spending = تفاصيل { $amount ->
    [one] طلب مدفوع واحد
    [two] طلبين مدفوعين
    [few] { $amount } طلبات مدفوعة
    [many] { $amount } طلبًا مدفوعًا
   *[other] { $amount } طلب مدفوع
    }
disconnecting-ended-at = ما انتهى لدى { $service }
disconnecting-accesses-ended = { $amount ->
    [one] إذن الوصول نفسه
    [two] إذنا وصول
    [few] { $amount } أذونات وصول
   *[other] { $amount } إذن وصول
    }: بلا مفعول بعد الآن
disconnecting-not-erased = ما لم يُمحَ
disconnecting-stays-chat = هذه المحادثة في Telegram: يمكنك مسحها من التطبيق
disconnecting-stays-service = ما هو محفوظ لدى { $service }
disconnecting-stays-service-and-access = ما هو محفوظ لدى { $service }، وإذن الوصول نفسه: تعذّر إنهاؤه الآن، فيلزم إلغاؤه هناك
disconnecting-stays-service-and-token = ما هو محفوظ لدى { $service }، والرمز نفسه هناك: يمكن إلغاؤه هناك إن لم يعد أحد يحتاج إليه
disconnecting-stays-today = مجموع اليوم ({ COUNT($spent, "credit") })، يبقى من أجل الحد اليومي ثم يُحذف
disconnecting-archive-ask = هل أمحو الأرشيف أيضًا؟
disconnecting-archive-holds = فيه لك: { COUNT($amount, "record") } ({ NUMBER($bytes, unitDisplay: "long") }). لا يمكن التراجع عن محوه، وهو ينهي كل وصول آخر إليه. وهو باقٍ ما لم يُطلب محوه.
disconnecting-archive-erase = محو الأرشيف أيضًا
disconnecting-archive-erasing = جارٍ محو أرشيفك…
disconnecting-archive-is-sample = هذه هي البيانات التجريبية، وهي باقية.
disconnecting-archive-erased = مُحي أرشيفك
disconnecting-archive-records = { COUNT($amount, "record") } ({ NUMBER($bytes, unitDisplay: "long") })
disconnecting-archive-accesses = { $amount ->
    [one] إذن وصول واحد
    [two] إذنا وصول
    [few] { $amount } أذونات وصول
   *[other] { $amount } إذن وصول
    } إليه
disconnecting-archive-nothing-left = لم يبقَ منه شيء لدى الخدمة.
disconnecting-archive-stays = ما يبقى: { $what }.
examples-search = ferry from:me since:2025
examples-ask = متى تغادر ferry؟
examples-recent = whatsapp received 7d
examples-today = أسبوع
examples-count = ferry from:joana since:2025
examples-stats = whatsapp since:2025
examples-profile = أسفاري
examples-import = telegram
examples-save = المفتاح تحت السجادة
exports-telegram-note = لمحادثة واحدة فقط: فتحها، ثم ⋮ → Export chat history (تصدير سجل المحادثة). قد يطلب Telegram تأكيدًا من هاتفك وانتظار يوم.
exports-whatsapp-note = محادثة واحدة كل مرة، وأحدث 40,000 رسالة منها على الأكثر. المحادثة التي فيها خصوصية متقدمة لا يمكن تصديرها.
exports-signal-note = النسخة الاحتياطية في Signal شيء آخر: هي مشفّرة، ولا يقرؤها إلا Signal.
exports-slack-note = لا يصدّر إلا مالكو مساحة العمل ومشرفوها. القنوات الخاصة والرسائل المباشرة مشمولة في بعض الاشتراكات فقط.
exports-discord-note = حزمة Discord فيها رسائلك أنت فقط. ملفات DiscordChatExporter (JSON) فيها الطرفان.
exports-gmail-note = يمكن أيضًا إرسال صناديق بريد من برامج أخرى، في ملفات mbox.
exports-telegram-steps = على الكمبيوتر، فتح Telegram Desktop (desktop.telegram.org). تطبيقات الهاتف لا تصدّر.
    فتح القائمة ☰، ثم Settings → Advanced → Export Telegram data (الإعدادات، متقدّم، تصدير البيانات).
    تحديد المحادثات المطلوبة؛ لا حاجة إلى الصور والفيديو.
    في الأسفل، عند «Format» (الصيغة)، اختيار «Machine-readable JSON» بدلًا من HTML.
    الضغط على Export (تصدير). ثم إرسال الملف result.json من المجلد الذي ينشأ.
exports-whatsapp-steps = فتح المحادثة على هاتفك.
    أندرويد: القائمة ⋮، ثم «المزيد»، ثم «تصدير الدردشة». آيفون: النقر على الاسم في الأعلى، ثم «تصدير الدردشة» في أسفل الصفحة.
    اختيار «بدون وسائط».
    حفظ الملف، أو إرساله إلى نفسك، ثم إرسال ملف zip أو .txt إليّ كما هو.
exports-signal-steps = فتح إعدادات Signal، ثم Chats → Export chat history (الدردشات، تصدير السجل).
    اختيار مكان حفظ التصدير، بلا وسائط.
    إرسال main.jsonl، أو المجلد كله في ملف zip.
exports-slack-steps = في المتصفح، فتح قائمة مساحة العمل: Tools & settings → Workspace settings.
    فتح Import/Export Data، ثم Export.
    اختيار المدة، والضغط على Start Export، وانتظار رسالة البريد التي فيها الرابط.
    إرسال ملف zip كما هو.
exports-discord-steps = فتح User Settings → Data & Privacy (إعدادات المستخدم، البيانات والخصوصية).
    عند «Request all of my data» تحديد Messages (الرسائل)، والضغط على زر الطلب.
    انتظار رسالة البريد التي فيها الرابط: حتى 30 يومًا.
    إرسال ملف zip كما هو.
exports-gmail-steps = فتح takeout.google.com والضغط على Deselect all (إلغاء تحديد الكل).
    تحديد Mail (البريد) فقط، ثم Next step (الخطوة التالية).
    اختيار .zip وحجم 2 أو 4 غيغابايت، والضغط على Create export (إنشاء التصدير).
    انتظار رسالة البريد التي فيها الرابط، ثم إرسال كل ملف zip كما هو، واحدًا بعد الآخر.
failures-titles-not-connected = بياناتك غير مربوطة بعد
failures-titles-token-refused = رمز وصولك غير مقبول
failures-titles-token-expired = انتهت مدة رمز وصولك
failures-titles-scope-missing = رمزك لا يسمح بهذا
failures-titles-credits-out = نفدت نقاطك لدى الخدمة
failures-titles-cap-reached = هذا يتجاوز الحد اليومي
failures-titles-rate-limited = الخدمة تطلب التمهّل قليلًا
failures-titles-bad-request = لم تتمكن الخدمة من استخدام هذا الطلب
failures-titles-not-offered = الخدمة لا تقدّم هذا
failures-titles-not-found = هذا لم يعد موجودًا
failures-titles-timeout = تأخرت الخدمة كثيرًا
failures-titles-unreachable = تعذّر الوصول إلى الخدمة
failures-titles-connection-lost = انقطع الاتصال
failures-titles-service-failed = حدث خطأ في خدمة البيانات
failures-titles-unreadable-reply = تعذّرت قراءة الجواب
failures-titles-reply-too-large = الجواب أكبر من اللازم
failures-titles-cancelled = توقّف الطلب
failures-titles-too-many-waiting = لديك طلبان آخران في الانتظار
failures-titles-private-only = أعرض النتائج الشخصية على الخاص فقط
failures-titles-stale-button = هذا الزر لم يعد صالحًا
failures-titles-internal = حدث خلل من جهتي
failures-not-connected = يلزم أولًا ربط حسابك لدى { $service }؛ ولك اختيار ما يقرؤه البوت.
failures-not-connected-sample = يكفي نقرتان: جولة في بيانات شخص خيالي، أو ربط أرشيف خاص بك.
failures-token-refused = الخدمة ({ $service }) لا تعرف الرمز: إما أُلغي أو أنه غير كامل. يُرجى إعادة الربط برمز جديد.
failures-token-expired = كان صالحًا وانتهت مدته. إعادة الربط تستغرق لحظة وتعطيك رمزًا جديدًا.
failures-lacks = ما ينقصه:
failures-needs = لم تقل الخدمة أي صلاحية تنقص؛ المطلوب:
failures-lacks-unknown = لم تقل الخدمة أي صلاحية تنقص.
failures-credits-out = ثمن هذا الطلب { COUNT($price, "credit") }؛ والباقي { $left }.
failures-credits-out-no-left = ثمن هذا الطلب { COUNT($price, "credit") }.
failures-credits-out-no-price = ثمن هذا الطلب أكبر مما بقي؛ والباقي { $left }.
failures-credits-out-no-price-no-left = ثمن هذا الطلب أكبر مما بقي.
failures-counted-by = تُحسب النقاط لدى { $service }.
failures-cap-used-up = صُرفت نقاط اليوم كلها.
failures-cap = الحد { COUNT($limit, "credit") } في اليوم، حدّده مشغّل هذا البوت؛ صُرف اليوم { $spent }، وثمن هذا { $price }. يبدأ العدّ من جديد في { $resetsAt } ({ $midnight }). صفحات النتائج السابقة تبقى مجانية.
failures-cap-no-price = الحد { COUNT($limit, "credit") } في اليوم، حدّده مشغّل هذا البوت؛ صُرف اليوم { $spent }. يبدأ العدّ من جديد في { $resetsAt } ({ $midnight }). صفحات النتائج السابقة تبقى مجانية.
failures-cap-mine = الحد { COUNT($limit, "credit") } في اليوم، وهو من إعداداتك؛ صُرف اليوم { $spent }، وثمن هذا { $price }. يبدأ العدّ من جديد في { $resetsAt } ({ $midnight }). يمكنك رفع حدّك من /settings.
failures-cap-mine-no-price = الحد { COUNT($limit, "credit") } في اليوم، وهو من إعداداتك؛ صُرف اليوم { $spent }. يبدأ العدّ من جديد في { $resetsAt } ({ $midnight }). يمكنك رفع حدّك من /settings.
failures-rate-limited = طلبات كثيرة في وقت قصير.
failures-wait-a-minute = تُرجى المحاولة مجددًا بعد دقيقة أو دقيقتين.
failures-bad-request = قد تنفع كلمات أقل أو أقصر، من دون علامات غير مألوفة.
failures-not-offered = هذه الوظيفة غير متاحة حاليًا لدى { $service }. الأوامر الأخرى ما زالت تعمل.
failures-not-found = لم يعد هذا العنصر لدى الخدمة. ربما حُذف بعد ذلك.
failures-timeout = لم يصل جواب كامل في الوقت المناسب. قد يكون أول طلب في اليوم بطيئًا؛ والمحاولة الثانية أسرع غالبًا.
failures-unreachable = لا اتصال الآن بـ { $service }. تُرجى المحاولة مجددًا بعد بضع دقائق.
failures-connection-lost = كانت الخدمة تجيب، لكن الجواب لم يصل كاملًا.
failures-service-failed = طلبك سليم.
failures-try-later = تُرجى المحاولة لاحقًا.
failures-try-after = تُرجى المحاولة مجددًا بعد { $at }.
failures-unreadable-reply = وصل شيء، لكن ليس بالشكل المتفق عليه. هذا لا يعني أنه لم يُعثر على شيء.
failures-too-large = قد ينفع ما هو أضيق: كلمات أكثر، أو محادثة واحدة، أو مدة أقصر.
failures-cancelled = أُوقف الطلب كما أردت.
failures-not-taken-up = لم آخذ هذا الطلب؛ يمكن إرساله مجددًا حين ينتهي أحدها، أو إيقافها.
failures-continue-there = هل نتابع هناك؟
failures-forgotten-button = نُسي ما كان هذا الزر من أجله. يُرجى البدء من جديد بأمر؛ والأوامر في /help.
failures-internal = هذا خطأ في البوت وليس منك. تُرجى المحاولة لاحقًا.
failures-may-have-cost = ربما كلّف ذلك { COUNT($price, "credit.of") }.
failures-may-have-cost-some = ربما كلّف ذلك نقاطًا.
failures-reference = المرجع: <code>{ $reference }</code>
failures-refused-by-bot = لم يُرسل أي طلب: <b>لم يُصرف شيء</b>.
failures-refused-by-service = رفضت الخدمة الطلب: <b>لم يُصرف شيء</b>.
failures-refused-still-work = ما زال بإمكانك بهذا الرمز استخدام { $commands }.
failures-refused-none-works = لا يعمل بهذا الرمز أي من الأوامر التي تقرأ البيانات.
failures-refused-widen = لتوسيعه، يلزم إنشاء رمز فيه هذه الصلاحيات أيضًا وإرساله بعد <code>/connect</code>.
figures-your-messages = رسائلك
figures-your-emails = بريدك
figures-only-messages = يمكنني عدّ الرسائل والبريد. يكفي حذف المكان الآخر، أو كتابة in:emails.

    لم يُصرف شيء.
figures-counting = العدّ: { $what }
figures-read = قرأت { $amount } من { $most } على الأكثر
figures-sent-and-received = { $sent } مرسلة، { $received } مستلمة
figures-none = لا شيء يطابق. قد يُعثر على المزيد بكلمات أو عوامل تصفية أقل.
figures-silence = أطول صمت: { COUNT($days, "day") }، من { $from } إلى { $to }
figures-busiest-month = أنشط شهر: { DATETIME($name, month: "short", year: "numeric") }، { $amount }
figures-busiest-times = غالبًا يوم { $day ->
    [1] الاثنين
    [2] الثلاثاء
    [3] الأربعاء
    [4] الخميس
    [5] الجمعة
    [6] السبت
   *[7] الأحد
    }، قرابة { $hour }:00 (بتوقيت { $zone })
figures-chats = المحادثات
figures-people = الأشخاص
figures-favourite-words = كلمات تتكرر
figures-partial = هذه هي الأحدث: { $amount } من { $total }.
figures-partial-no-total = هذه هي الأحدث وعددها { $amount }؛ وهناك أقدم منها.
figures-broken-off = توقفت الخدمة عن الإجابة في الطريق؛ هذا ما وصل قبل ذلك.
figures-by-month = حسب الشهر
figures-by-weekday = حسب يوم الأسبوع
figures-by-hour = حسب الساعة ({ $zone })
figures-sent = مرسلة
figures-received = مستلمة
figures-as-picture = صورة (مجانًا)
figures-show = عرضها
figures-count-anew = عدّ جديد
figures-count-again = العدّ مجددًا
figures-kept-since = تاريخ العدّ:
figures-forgotten = نسيت هذه الأرقام: أحتفظ بها ست ساعات فقط.
figures-not-drawn = تعذّر رسم الصورة الآن؛ هذه أرقامها.
figures-reading-question = خدمة البيانات هذه لا تعدّ بنفسها، فعليّ أن أقرأ معها: { $page ->
    [one] رسالة واحدة
    [two] رسالتان
    [few] { $page } رسائل
   *[other] { $page } رسالة
    } مقابل نقطة واحدة، والأحدث أولًا. إلى أي مدى أرجع؟ والثمن لما أقرؤه فقط.
figures-newest = حتى { $amount ->
    [one] رسالة واحدة
    [two] رسالتين
    [few] { $amount } رسائل
   *[other] { $amount } رسالة
    } ({ COUNT($credits, "credit") } على الأكثر)
figures-nothing-counted = لم يُعدّ شيء ولم يُصرف شيء.
figures-days = من { $first } إلى { $last }
figures-days-one = كلها في { $day }
front-overflow = بقية هذه الإجابة في الملف.
front-nothing-visible = (هذه الإجابة بلا نص ظاهر.)
front-working = معالجة الطلب
front-unknown-button = هذا الزر من إصدار أقدم. الأزرار الجديدة في /help
front-gone-button = هذا الزر استُخدم من قبل، أو انتهت مدته، أو ليس لك.
front-foreign-button = هذا الزر لصاحب السؤال.
front-too-fast = كان ذلك كثيرًا دفعة واحدة. أمهلني عشر ثوانٍ، ثم نتابع.
front-private-only = أعرض النتائج الشخصية على الخاص فقط. هل نتابع هناك؟
front-not-allowed = هذا البوت للمدعوين فقط.
front-stranger = مرحبًا! هذا البوت للمدعوين فقط. للسماح لك بالدخول، يحتاج مشغّله إلى معرّفك في Telegram: <code>{ $userId }</code>. ما يُحفظ عنك يبقى لك في كل حال: /privacy، /disconnect.
front-repeat-note = أُرسلت مجددًا، لأن Telegram لم يؤكد وصولها في المرة الأولى.
front-unsendable = لديّ إجابة، لكن Telegram لم يقبلها. قد ينفع سؤال أضيق، أو /help.
front-secrets-token = هذا يشبه رمز وصول، فلم أستخدمه في شيء. للربط به، يلزم إرساله بعد /connect. وإن كان آخرون قد رأوه، فيلزم إنشاء رمز جديد لدى الخدمة.
front-secrets-other = جزء من هذا يشبه كلمة مرور أو مفتاحًا، فلم أرسله إلى أي مكان وتركت رسالتك كما هي. قد يحسن حذفها. للربط، يلزم إرسال رمزك بعد /connect.
front-beginning = جارٍ { $doing }… ({ COUNT($price, "credit") })
front-going = جارٍ { $doing }… { $seconds } ث · { COUNT($price, "credit") }
front-still = ما زلت أعمل على { $doing }.
front-still-working = ما زلت أعمل على طلب سابق.
front-queued = ما زلت أعمل على { $doing }. { $before ->
    [zero] طلبك هو التالي
    [one] قبل دورك طلب آخر
    [two] قبل دورك طلبان آخران
    [few] قبل دورك { $before } طلبات أخرى
    [many] قبل دورك { $before } طلبًا آخر
   *[other] قبل دورك { $before } طلب آخر
    }.
front-behind = { $doing }: بعد العمل الجاري{ $before ->
    [zero] { "" }
    [one] { "" } وطلب آخر
    [two] { "" } وطلبين آخرين
    [few] { "" } و{ $before } طلبات أخرى
    [many] { "" } و{ $before } طلبًا آخر
   *[other] { "" } و{ $before } طلب آخر
    }.
front-in-line = كثيرون يسألون الآن. رقمك في الدور: <b>{ $position }</b>.
front-stopped = توقّفت. { $price ->
    [zero] لم يُصرف شيء
    [one] كان الطلب قد انطلق، فقد يُخصم مع ذلك: نقطة واحدة
    [two] كان الطلب قد انطلق، فقد يُخصم مع ذلك: نقطتان
    [few] كان الطلب قد انطلق، فقد يُخصم مع ذلك: { $price } نقاط
   *[other] كان الطلب قد انطلق، فقد يُخصم مع ذلك: { $price } نقطة
    }.
front-timed-out = طال الأمر كثيرًا، فتوقّفت عن الانتظار. { $cost }
front-interrupted = أُعيد تشغيلي قبل أن أجيب. { $cost }
front-failed = حدث خلل من جهتي. { $cost } إن تكرر ذلك، فالمشغّل يحتاج إلى هذا المرجع: <code>{ $reference }</code>
front-nothing-running = لا شيء يعمل الآن.
front-stopped-now = توقّفت.
front-taken-back-profile = لم تُكتب أي نبذة. لم يُصرف شيء.
front-taken-back-disconnect = لم يُمحَ شيء.
front-taken-back-other = لم يتغيّر شيء.
help-in-group = أبحث في بيانات الشخص نفسه وأجيب عنها، له وحده. لا أنشر شيئًا شخصيًا في المجموعات: للبدء، يكفي فتح محادثة خاصة مع { $bot }.
help-heading = ما يمكنك فعله الآن
help-heading-unconnected = ما يمكنك فعله بعد الربط
help-not-with-token = غير متاح برمزك
help-narrow = <b>تضييق البحث</b>: from:الاسم، from:me، chat:الاسم، on:telegram، when:"الأسبوع الماضي"، after:7d، before:2026-11-01، has:link، has:file، has:photo، "كلمات بنصها"، -بدون؛ in:all، in:emails، in:files. من دون كلمة للبحث، وبعد /recent، تُسرد كل العناصر المطابقة، والأحدث أولًا.
help-free = <b>مجانًا</b>: { $commands }
help-prices = الأثمان مكتوبة في القائمة وهنا وعلى كل زر؛ الأمر المكتوب يعمل فورًا، وإجابته تقول كم كلّف. ويمكن أيضًا كتابة أي شيء: وسأسأل ماذا أفعل به.
idle-unused = لم تستخدم ربطك منذ فترة
idle-warning = الرمز الذي لا يستخدمه أحد طوال { COUNT($idle, "day.of") } يُنسى، كي لا يُساء استخدامه. ما بقي لرمزك تقريبًا: { COUNT($left, "day") }. استخدام أي أمر على بياناتك، مثل <code>/recent</code>، يُبقيه.
idle-forgotten = نسيت رمز وصولك
idle-not-used = لم يُستخدم منذ { COUNT($idle, "day.of") }.
idle-ended = انتهى لدى الخدمة أيضًا، ولم يعد يفتح شيئًا.
idle-may-be-valid = قد يكون ما زال صالحًا لدى الخدمة: يمكن إلغاؤه هناك إن لم تعد له حاجة، أو إعادة الربط.
importing-file = الملف
importing-heading = إدخال محادثاتك وبريدك
importing-what = أضع ما تصدّره تطبيقاتك في أرشيف خاص بك لدى { $service }، مشفّرًا، ولك وحدك. أما الملف نفسه فيُحذف بعد قراءته.
importing-step-1 = اختيار تطبيقك: أريك مكان التصدير فيه.
importing-step-2 = <b>إرسال الملف إليّ هنا (حتى { NUMBER($most, unitDisplay: "long") })</b>.
importing-step-2-page = <b>إرسال الملف إليّ هنا (حتى { NUMBER($most, unitDisplay: "long") })</b>، أو استخدام صفحة الرفع لما هو أكبر.
importing-step-3 = انتظار الإيصال. وإن أرسلت الشيء نفسه مجددًا فلا يُضاف إلا الجديد.
importing-not-connected = لا يلزم الربط من أجل هذا؛ وللبحث فيه بعدها: /connect.
importing-way-to = { $app }: الطريق إلى التصدير
importing-elsewhere-heading = إدخال البيانات
importing-elsewhere = بياناتك محفوظة لدى { $service }، وهناك يجري إدخالها. هذا البوت لا يملك مفتاحًا لذلك: لا يقرأ إلا ما سمحت له به.
importing-elsewhere-file = بياناتك محفوظة لدى { $service }، وهناك يجري إدخالها: هذا البوت يقرؤها فقط. لم يؤخذ شيء مما أرسلته.
importing-page = صفحة الرفع
importing-page-heading = صفحة الرفع
importing-page-what = تُفتح في متصفحك وتقبل ملفات من أي حجم. الرابط لك وحدك، ويُفتح مرة واحدة خلال عشر دقائق؛ فلا ينبغي أن يصل إلى غيرك.
importing-open-page = فتح صفحة الرفع
importing-no-page = لا صفحة رفع لدى الخدمة. يمكن إرسال الملف إليّ هنا.
importing-how-to-export = كيف أصدّر؟
importing-bringing = إدخال «{ $name }»
importing-looking-after = متابعة استيراد
importing-taking = جارٍ أخذ «{ $name }» من Telegram…
importing-bar-of = { $bar } من { NUMBER($bytes, unitDisplay: "long") }
importing-handing = جارٍ تسليم «{ $name }»…
importing-looking = جارٍ النظر في «{ $name }»…
importing-waiting = «{ $name }» بانتظار ما قبله.
importing-progress = المقروء { $read }، والجديد منه { $written }
importing-silent = الخدمة لا تجيب الآن. العمل على «{ $name }» مستمر هناك؛ وسأظل أسأل.
importing-silent-no-name = الخدمة لا تجيب الآن. الاستيراد مستمر هناك؛ وسأظل أسأل.
importing-still-going = يستغرق هذا وقتًا: العمل على «{ $name }» مستمر من دوني.
importing-still-going-no-name = يستغرق هذا وقتًا: الاستيراد مستمر من دوني.
importing-not-an-export = لا يمكنني إدخال «{ $name }»: أقبل ما تصدّره تطبيقات المحادثة وصناديق البريد، بصيغة .json, .jsonl, .zip, .txt, .csv, .mbox أو .eml. يريك /import أين تجده في تطبيقاتك.
importing-too-large = حجم «{ $name }» هو { NUMBER($bytes, unitDisplay: "long") }؛ من المحادثة أقبل ملفات حتى { NUMBER($most, unitDisplay: "long") }. يمكن تصدير محادثات أقل، أو بلا وسائط، وإرسال ذلك.
importing-too-large-has-page = حجم «{ $name }» هو { NUMBER($bytes, unitDisplay: "long") }؛ من المحادثة أقبل ملفات حتى { NUMBER($most, unitDisplay: "long") }. صفحة الرفع تقبل ما هو أكبر.
importing-too-large-no-bytes = «{ $name }» أكبر من ذلك؛ من المحادثة أقبل ملفات حتى { NUMBER($most, unitDisplay: "long") }. يمكن تصدير محادثات أقل، أو بلا وسائط، وإرسال ذلك.
importing-too-large-no-bytes-has-page = «{ $name }» أكبر من ذلك؛ من المحادثة أقبل ملفات حتى { NUMBER($most, unitDisplay: "long") }. صفحة الرفع تقبل ما هو أكبر.
importing-gone = لم يعد Telegram يعطيني «{ $name }». يُرجى إرساله مجددًا.
importing-interrupted = لم يصل «{ $name }» من Telegram. لم يدخل شيء.
importing-no-service = لم تأخذ الخدمة «{ $name }». لم يدخل شيء.
importing-too-large-there = «{ $name }» أكبر مما تقبله الخدمة. يمكن تصدير محادثات أقل، أو بلا وسائط.
importing-not-done = لديك ملفات لم تنتهِ بعد: إما تعمل أو تنتظر جوابًا. يلزم الجواب عنها أو إيقافها، ثم إرسال «{ $name }» مجددًا.
importing-no-room = لا مكان لدى الخدمة الآن لهذا: «{ $name }». لم يدخل شيء.
importing-stopped = توقّفت. لم يدخل شيء من «{ $name }».
importing-cannot-stop = لم أتمكن من الوصول إلى الخدمة لإيقاف الاستيراد: قد يستمر هناك.
importing-unknown = لم أعد أعرف شيئًا عن هذا الاستيراد. يُحفظ الإيصال يومًا واحدًا؛ وعند الشك يمكن إرسال الملف مجددًا.
importing-waited-in-vain = الملفات التي قبل «{ $name }» استغرقت وقتًا طويلًا. لم يدخل منه شيء بعد.
importing-too-many = لديك ملفات كثيرة في الانتظار. يمكن إرسال هذا مجددًا حين تنتهي.
importing-not-me = هذا ليس أنا
importing-see = أين وصل الأمر؟
importing-connect-to-search = الربط للبحث فيه
importing-failed-cancelled = أُلغي. لم يدخل شيء.
importing-failed-cancelled-halfway = أُلغي. ما دخل حتى ذلك الحين باقٍ.
importing-failed-silent = لم يصل الملف كاملًا خلال ساعة. يُرجى إرساله مجددًا.
importing-failed-unanswered = بقي السؤال يومًا بلا جواب. يُرجى إرسال الملف مجددًا.
importing-failed-failed = فشل الاستيراد لسبب ليس في ملفك. من يدير هذه الخدمة يجد السبب في السجل؛ تُرجى المحاولة لاحقًا.
importing-failed-not-known = لا أعرف هذا التصدير. أقرأ تصديرات Telegram وWhatsApp وSignal وSlack وDiscord وصناديق البريد (mbox وGmail Takeout) والعناصر التي أعطتها خدمة بيانات (JSON Lines).
importing-failed-empty = ليس فيه ما يمكنني قراءته.
importing-failed-other-archive = لا يمكن فتح هذا النوع من الملفات المضغوطة هنا. يلزم فكّه وإرسال محتواه في ملف zip.
importing-failed-zip-password = ملف zip هذا يطلب كلمة مرور. يلزم فكّه، وضغطه من جديد بلا كلمة مرور، وإرساله.
importing-failed-zip-bomb = لو فُكّ ملف zip هذا لصار أكبر مما يُعقل. لن أفتحه.
importing-failed-zip-of-zips = ليس في ملف zip هذا إلا ملفات zip أخرى. يلزم فكّه وإرسال ما فيه.
importing-failed-damaged = ملف zip هذا تالف أو لم يصل كاملًا. يمكن إرساله مجددًا، أو فكّه وضغطه من جديد.
importing-failed-telegram-html = هذا تصدير Telegram بصيغة HTML، للمشاهدة في المتصفح. يلزم تصديره مجددًا من Telegram Desktop: Settings > Advanced > Export Telegram data، بالصيغة Machine-readable JSON؛ ولمحادثة واحدة: ⋮ في المحادثة ثم Export chat history. ثم إرسال result.json أو المجلد في ملف zip.
importing-failed-whatsapp-backup = هذه نسخة احتياطية من WhatsApp نفسه، لا يقرؤها إلا WhatsApp. يلزم بدلًا منها تصدير محادثة: بفتحها، ثم ⋮ أو اسمها، ثم «تصدير الدردشة».
importing-failed-whatsapp-dates = هذه محادثة من WhatsApp، لكن تواريخها مكتوبة بصيغة لا تُقرأ.
importing-failed-signal-backup = هذه نسخة احتياطية مشفّرة من Signal، لا يقرؤها إلا Signal. يلزم بدلًا منها تصدير محادثاتك: إعدادات Signal، ثم Chats → Export chat history.
importing-failed-discord-package = حزمة بيانات Discord هذه بلا رسائل. يلزم طلبها مجددًا مع تحديد Messages (الرسائل).
importing-failed-discord-html = صُدّر هذا بصيغة HTML عبر DiscordChatExporter. يلزم تصديره مجددًا بصيغة JSON.
importing-failed-outlook = لا يمكن قراءة ملفات Outlook الخاصة هنا. يمكن تصدير الصندوق بصيغة mbox، أو حفظ الرسائل ملفات .eml، وإرسالها.
importing-receipt-brought-in = دخل: «{ $name }»
importing-receipt-nothing = تعذّر إدخال أي شيء: «{ $name }»
importing-receipt-stopped = توقّف: «{ $name }»
importing-receipt-written = { $amount ->
    [one] رسالة واحدة جديدة (محادثة أو بريد
    [two] رسالتان جديدتان (محادثات أو بريد
    [few] { $amount } رسائل جديدة (محادثات وبريد
   *[other] { $amount } رسالة جديدة (محادثات وبريد
    })
importing-receipt-updated = تغيّر منذ المرة السابقة: { $amount }
importing-receipt-known = كان موجودًا من قبل: { $amount }
importing-receipt-left-out = لم يدخل { $amount }: { $reasons }
importing-receipt-aside = البحث الآن في البيانات التجريبية؛ وللعثور على هذا يلزم ربط بياناتك.
importing-receipt-you-are = أنت هنا { $person }، كما في ملفاتك السابقة.
importing-receipt-broken-at = ينقطع الملف، أو تتعذّر قراءته، عند البايت { $byte }. كل ما قبله دخل.
importing-receipt-disk-full = امتلأ قرص الخدمة: ما كُتب حتى ذلك الحين باقٍ.
importing-receipt-go-on = ما دخل حتى ذلك الحين باقٍ. للمتابعة، يلزم إرسال الملف مجددًا.
importing-left-out-service-message = { $n ->
    [one] إشعار
    [two] إشعاران
    [few] { $n } إشعارات
    [many] { $n } إشعارًا
   *[other] { $n } إشعار
    } مثل «انضم إلى المجموعة»
importing-left-out-deleted = { $n ->
    [one] رسالة محذوفة
    [two] رسالتان محذوفتان
    [few] { $n } رسائل محذوفة
   *[other] { $n } رسالة محذوفة
    }
importing-left-out-empty = { $n ->
    [one] رسالة فارغة
    [two] رسالتان فارغتان
    [few] { $n } رسائل فارغة
   *[other] { $n } رسالة فارغة
    }
importing-left-out-unreadable = { $n } تتعذّر قراءته
importing-left-out-unreadable-mail = { COUNT($n, "mail") }
importing-left-out-unreadable-file = { $n ->
    [one] ملف تتعذّر قراءته
    [two] ملفان تتعذّر قراءتهما
    [few] { $n } ملفات تتعذّر قراءتها
    [many] { $n } ملفًا تتعذّر قراءتها
   *[other] { $n } ملف تتعذّر قراءتها
    }
importing-left-out-not-a-mail = { $n ->
    [one] ملف ليس رسالة
    [two] ملفان ليسا رسالتي
    [few] { $n } ملفات ليست رسائل
    [many] { $n } ملفًا ليست رسائل
   *[other] { $n } ملف ليست رسائل
    } بريد
importing-left-out-unsupported = { $n } من نوع لم يصدّره التطبيق
importing-left-out-duplicate = { $n } مكرر في التصدير
importing-left-out-no-date = { $n } بلا تاريخ
importing-left-out-no-chat = { $n } من محادثات ليست في التصدير
importing-left-out-spam = { $n ->
    [one] رسالة بريد مزعجة
    [two] رسالتا بريد مزعجتان
    [few] { $n } رسائل بريد مزعجة
   *[other] { $n } رسالة بريد مزعجة
    }
importing-left-out-trash = { $n ->
    [one] رسالة
    [two] رسالتا
    [few] { $n } رسائل
   *[other] { $n } رسالة
    } بريد في المهملات
importing-left-out-draft = { $n ->
    [one] مسودة
    [two] مسودتان
    [few] { $n } مسودات
   *[other] { $n } مسودة
    }
importing-left-out-chat-log = { $n ->
    [one] سجل
    [two] سجلّا
    [few] { $n } سجلات
   *[other] { $n } سجل
    } دردشة
importing-ask-who = من أنت في «{ $name }»؟
importing-ask-who-why = كي أعرف أي الرسائل رسائلك.
importing-ask-no-name = بلا اسم
importing-ask-person = { $name } · { COUNT($messages, "social-chat-message") }
importing-ask-you-are = أنت { $person } في «{ $name }».
importing-ask-you-are-nobody = لست أحدًا ممن في «{ $name }».
importing-ask-none-of-them = لا أحد منهم
importing-ask-stop = إيقاف
importing-ask-page = { $page } من { $pages }
importing-ask-others-export = صاحب التصدير «{ $name }» هو <b>{ $person }</b>. هل أستورده مع ذلك؟
importing-ask-all-the-same = استيراده مع ذلك
importing-ask-leave-it = تركه
importing-ask-imported = يجري مع ذلك استيراد ما صدّره { $person }.
importing-ask-date = في «{ $name }» هذا التاريخ: <b>{ $example }</b>. أيهما يأتي أولًا؟
importing-ask-day-first = اليوم
importing-ask-day-first-as = اليوم (اليوم { $day }، الشهر { $month })
importing-ask-month-first = الشهر
importing-ask-month-first-as = الشهر (اليوم { $day }، الشهر { $month })
importing-ask-day-is-first = في «{ $name }» يأتي اليوم أولًا.
importing-ask-month-is-first = في «{ $name }» يأتي الشهر أولًا.
inline-connect = يلزم ربط بياناتك أولًا
inline-search-title = بحث: { $words } ({ COUNT($credits, "credit") })
inline-search-posted = 🔎 أبحث في بياناتي عن «{ $words }»
inline-search-button = رؤية نتائجي ({ COUNT($credits, "credit") })
inline-ask-title = سؤال: { $words } ({ COUNT($credits, "credit") })
inline-ask-posted = 💬 أسأل بياناتي: «{ $words }»
inline-ask-button = رؤية إجابتي ({ COUNT($credits, "credit") })
inline-in-private = لم يبدأ أي بحث بعد. أنت وحدك سترى ما يُعثر عليه، في محادثتنا الخاصة.
inline-here = يعمل فورًا، هنا.
inline-too-long = طويل على هذا المكان: المتابعة على الخاص
inline-not-allowed = صلاحياتك لا تسمح بهذا
live-begun = ربطتني بحسابك في Telegram. من الآن تدخل رسائل المحادثات التي اخترتها إلى أرشيفك فور حدوثها: الجديدة والمعدّلة والمحذوفة. لا أكتب أبدًا إلى أحد باسمك. ذلك ظاهر في /account، ومنه إيقافه؛ أما فصل حسابك في Telegram عني فبيدك وحدك، بإزالتي من هناك: Settings → Telegram Business → Chatbots.
live-ended = لم أعد مرتبطًا بحسابك في Telegram. ما حُفظ باقٍ في أرشيفك.
live-archive-gone = مُحي أرشيفك، فتوقفت عن إدخال رسائل حسابك في Telegram. يمكنك البدء من جديد من /account، بأرشيف جديد.
live-start = عدت إلى إدخال الجديد من حسابك في Telegram.
live-stop = لم أعد أُدخل شيئًا من حسابك في Telegram.
live-none = لست مرتبطًا بحسابك في Telegram.
live-take-out = فصل حسابك في Telegram عني بيدك وحدك، بإزالتي من هناك: Settings → Telegram Business → Chatbots.
live-still-connected = أبقى في Telegram روبوت محادثة لحسابك حتى فصلي بإزالتي من هناك: Settings → Telegram Business → Chatbots. لكني لم أعد أُدخل شيئًا
live-flows = <b>مباشر</b>: الرسائل الجديدة في حسابك في Telegram تصل إلى أرشيفك منذ { $since }.
live-stopped = <b>مباشر، متوقّف</b>: منذ { $since } لا أُدخل شيئًا من حسابك في Telegram.
live-stop-it = التوقف عن إدخال رسائلي
live-start-it = إدخال رسائلي مجددًا
money-receipt-left = بقي { $amount }
money-receipt-today = { $spent } من { COUNT($cap, "credit.of") } اليوم
money-receipt-today-no-cap = { COUNT($spent, "credit") } اليوم
money-looking = جارٍ النظر في نقاطك…
money-left = الباقي: { COUNT($amount, "credit") }.
money-left-unknown = لم أتمكن الآن من معرفة ما بقي.
money-set-cap = ضبط حدّ يومي
money-today = <b>اليوم: </b>{ COUNT($spent, "credit") }
money-period = <b>آخر { $days ->
    [one] يوم واحد
    [two] يومين
    [few] { $days } أيام
    [many] { $days } يومًا
   *[other] { $days } يوم
    }: </b>{ COUNT($spent, "credit") }
money-by-command = { $command }: { COUNT($spent, "credit") }، { $calls ->
    [one] طلب واحد
    [two] طلبان
    [few] { $calls } طلبات
    [many] { $calls } طلبًا
   *[other] { $calls } طلب
    }
money-before-disconnecting = { $spent } قبل إلغاء الربط (بلا تفاصيل)
money-in-doubt = منها { $spent } غير مؤكدة: أُرسل الطلب ولم يعد جواب كامل، فقد تكون الخدمة خصمتها أو لم تخصمها. وهي محسوبة ضمن المصروف.
money-through-bot = هذه هي الطلبات التي جرت عبر هذا البوت.
money-through-bot-only = هذه هي الطلبات التي جرت عبر هذا البوت؛ أما رصيدك فمحفوظ لدى الخدمة.
money-no-cap = لا حدّ يوميًا الآن؛ يمكنك ضبط واحد من /settings.
money-cap = الحد: { COUNT($limit, "credit") } في اليوم (حدّده المشغّل)، والباقي { $left }. يبدأ العدّ من جديد في { $until } ({ $midnight }).
money-cap-mine = الحد: { COUNT($limit, "credit") } في اليوم (من إعداداتك)، والباقي { $left }. يبدأ العدّ من جديد في { $until } ({ $midnight }).
money-midnight-utc = منتصف الليل بتوقيت UTC
money-midnight-own = منتصف الليل عندك
money-nothing-spent = لم يُصرف شيء.
numbers-credits = { COUNT($amount, "credit") }
numbers-priced = { $label } ({ COUNT($amount, "credit") })
numbers-credits-between = { $least }–{ $most ->
    [few] { $most } نقاط
   *[other] { $most } نقطة
    }
own-data-button = إرسال كل ما يُحفظ عني إليّ
own-data-collecting = أجمع ما يُحفظ عنك…
own-data-doing = أجمع ما يُحفظ عنك
own-data-whole = كل ما يُحفظ عنك، في ملفين: ما أحتفظ به أنا، من دون رمزك، وأرشيفك ({ COUNT($count, "record") }). هما نص عادي: ومن كانا لديه يستطيع قراءتهما. وإن أرسلت إليّ records.jsonl أدخلته من جديد.
own-data-too-large = ما أحتفظ به عنك، من دون رمزك. أرشيفك ({ COUNT($count, "record") }) ليس معه: فيه من النص أكثر من { NUMBER($most, unitDisplay: "long") }. من يدير هذا البوت يستطيع أن يعطيك إياه كاملًا في ملف واحد: npm run person.
own-data-empty = كل ما أحتفظ به عنك، من دون رمزك. أرشيفك فارغ.
own-data-elsewhere = كل ما أحتفظ به عنك، من دون رمزك. أما بياناتك نفسها فهي لدى { $service }: وتُطلب هناك.
own-data-unreachable = ما أحتفظ به عنك، من دون رمزك. تعذّرت قراءة أرشيفك الآن: تُرجى المحاولة مجددًا بعد بضع دقائق.
own-data-kept-only = ما أحتفظ به عنك، من دون رمزك. يتبعه أرشيفك.
own-data-page-heading = أرشيفك
own-data-page-what = أرشيفك ({ COUNT($count, "record") }) أكبر من أن تتسع له هذه المحادثة. تعطيك إياه صفحة في متصفحك في ملف zip واحد، مجانًا. الرابط لك وحدك، ويُفتح مرة واحدة خلال عشر دقائق؛ يُرجى عدم مشاركته مع أحد.
own-data-open-page = حفظ أرشيفي
own-data-in-parts = أرشيفك ({ COUNT($count, "record") }) كبير: يصل إلى هنا على أجزاء، في ملفات zip. هذا مجاني، ويمكنك إيقافه متى شئت.
own-data-sending-part = أجهّز الجزء { $part } من أرشيفك
own-data-part = الجزء { $part } من أرشيفك: { COUNT($count, "record") }.
own-data-all-parts = كان هذا أرشيفك كله: { COUNT($count, "record") }. هو نص عادي: من كانت لديه الملفات يستطيع قراءتها. وإن أرسلت إليّ أحدها أدخلته من جديد.
own-data-parts-stopped = توقّفت. الأجزاء التي وصلت لك؛ ولم أرسل البقية. لم يُصرف شيء.
own-data-parts-broken = تعذّر الآن إكمال قراءة أرشيفك. ما وصل يبقى؛ والتالي هو الجزء { $part }. تُرجى المحاولة بعد بضع دقائق.
own-data-go-on = متابعة الإرسال
plain-small-talk-thanks = على الرحب والسعة.
plain-small-talk-greeting = مرحبًا! عمّ أبحث لك، أو ما سؤالك؟ الثمن مكتوب على الزر قبل أن يُصرف شيء.
plain-small-talk-farewell = إلى اللقاء.
plain-small-talk-fine = حسنًا. يسعدني أن أبحث لك متى شئت.
plain-more = بقية القائمة تظهر بالضغط على { $next } تحتها.
plain-text-only = أقرأ النص فقط: بضع كلمات للبحث عنها، أو سؤالًا.
plain-not-connected = يمكنني البحث عن هذا في رسائلك، أو الإجابة عنه منها، بعد الربط.
plain-neither = رمزك لا يسمح بالبحث عن هذا ولا بالسؤال عنه. ما يسمح به تجده في /account.
plain-search-or-ask = هل أبحث في رسائلك عن { $words }، أم هو سؤال؟
plain-about-that-or-search = هل أجيب عن { $words } مما رددت عليه، أم أبحث عنه في كل شيء؟
plain-unknown = لا أعرف { $command }. ما يمكنني فعله تجده في /help.
plain-changed = لقد عدّلت ذلك. هل أنفّذه كما هو الآن؟
plain-did-you-mean = لا أعرف { $command }. هل قصدت { $near }؟
privacy-stored = ما الذي يُحفظ، وإلى متى
privacy-encrypted = كل شيء مشفّر، والمفتاح محفوظ في مكان آخر، ومعرّفك في Telegram يحلّ محلّه رمز بديل؛ وما صرفته أرقام مجرّدة تحت ذلك الرمز. السجلات لا تحوي نصوصًا ولا أسماء ولا أسئلة ولا رموز وصول.
privacy-where-to = أين تذهب بياناتك
privacy-to-service = كلماتك وأسئلتك تذهب، مع رمزك، إلى { $service } عند استخدام أي أمر؛ والجواب يعود إلى هذه المحادثة.
privacy-model-none = ليس لدى تلك الخدمة نموذج لغوي: /ask يقتبس من بياناتك، ولا يقرؤها أحد غير ذلك.
privacy-model-unknown = مع /ask و/profile يقرأ النموذج اللغوي لتلك الخدمة، إن كان لديها نموذج، البيانات التي يسمح بها رمزك.
privacy-model-local = مع /ask و/profile يقرأ نموذج لغوي يعمل على جهاز الخدمة نفسها ({ $host }) البيانات التي يسمح بها رمزك.
privacy-model-elsewhere = مع /ask و/profile ينتقل سؤالك، وما يُقرأ من بياناتك من أجله، إلى النموذج اللغوي لدى { $host }؛ وما يحدث له هناك يعود إلى من يشغّله.
privacy-not-sold = هذا البوت لا يبيع شيئًا ولا يشاركه ولا يستخدمه للتدريب.
privacy-files = الملف المُرسَل لإدخاله يُسلَّم إلى تلك الخدمة كما هو؛ ولا أحتفظ بشيء منه.
privacy-groups = لا أنشر شيئًا شخصيًا في مجموعة أبدًا.
privacy-how-to-erase = كيف يُمحى ذلك
privacy-erase = يمحو /disconnect كل ما سبق دفعة واحدة، وينهي إذن وصولك لدى الخدمة حيث يمكن ذلك، ويقول ما الذي مُحي وانتهى. وعندها لا أُدخل رسائل حسابك في Telegram بعد ذلك. ما يبقى: هذه المحادثة في Telegram (يمكنك حذفها بنفسك)، وما تحفظه الخدمة نفسها. وإن تعذّر إنهاء الرمز، يلزم إلغاؤه هناك.
privacy-items-1 = رمز وصولك وما يسمح به: حتى إلغاء الربط، أو حتى يمرّ من دون استخدامه { COUNT($days, "day") } (وأخبرك قبل ذلك).
privacy-items-1-no-days = رمز وصولك وما يسمح به: حتى إلغاء الربط، أو حتى يمرّ من دون استخدامه وقت طويل (وأخبرك قبل ذلك).
privacy-items-2 = صفحات النتائج، وما يُبنى عليه الرد على إجابة: ست ساعات. الأزرار: 30 يومًا. رابط الاتصال: عشر دقائق.
privacy-items-3 = رسالتك التي تكلّف نقاطًا أو تنتظر دورها: حتى يُجاب عنها؛ ثم رقمها فقط، ليومين. الإجابة: حتى يستلمها Telegram.
privacy-items-4 = إعداداتك: حتى إلغاء الربط. كم نقطة كلّف كل أمر ومتى، بلا أي كلمات: 35 يومًا، أو حتى إلغاء الربط.
privacy-items-5 = ما أفعله لك من تلقاء نفسي (تنبيهات البحث والنظرات على يومك): عمّ أبحث، ومتى، ورموز بديلة لما أخبرتك به، حتى إنهائه أو إلغاء الربط. أقرأ بياناتك عندها كأنك كتبت الأمر، بالثمن الذي وافقت عليه.
privacy-items-6 = إن ربطتني بحسابك في Telegram: أنك فعلت ذلك ومنذ متى، حتى إنهائه هناك أو إلغاء الربط؛ ثم رمز بديل فقط، لا يقول شيئًا عن صاحبه، كي لا أُدخل منه شيئًا. رسائله تذهب مباشرة إلى أرشيفك؛ ولا أحتفظ بأي منها.
profiles-too-long = النص طويل: { $limit ->
    [one] حرف واحد
    [two] حرفان
    [few] { $limit } أحرف
    [many] { $limit } حرفًا
   *[other] { $limit } حرف
    } على الأكثر من فضلك. لم يُصرف شيء.
profiles-costs = تقرأ النبذة رسائلك وتصفك في صفحة. ثمنها { $credits } ({ $today }).
profiles-costs-with-focus = تقرأ النبذة رسائلك وتصفك، مع النظر إلى { $focus }. ثمنها { $credits } ({ $today }).
profiles-count-costs = ليس لدى الخدمة نموذج لغوي يكتب نبذة. ثمن ما يمكن عدّه: { $nothing }؛ أي مع من تكون رسائلك، وأين، ومتى، وأي كلمات تتكرر.
profiles-nothing = لا شيء
profiles-reading = قراءة رسائلك لكتابة نبذة
profiles-counting = عدّ رسائلك لأجل نبذة
profiles-confirm = تأكيد { COUNT($credits, "credit.of") }
profiles-count-it = العدّ (0 نقطة)
queries-filters-sent = مرسلة منك
queries-filters-received = مستلمة
queries-filters-on = على { $platform }
queries-filters-from = من { $name }
queries-filters-chat = في محادثات باسم «{ $name }»
queries-filters-holding-link = مع رابط
queries-filters-holding-file = مع ملف
queries-filters-holding-photo = مع صورة
queries-filters-holding-video = مع فيديو
queries-filters-holding-voice = مع رسالة صوتية
queries-filters-holding-audio = مع ملف صوتي
queries-filters-holding-sticker = مع ملصق
queries-filters-exactly = بنص «{ $phrase }»
queries-filters-without = بدون «{ $word }»
queries-filters-before = قبل { $day }
queries-filters-before-is-utc = قبل { $day } (UTC)
queries-filters-since = منذ { $day }
queries-filters-since-is-utc = منذ { $day } (UTC)
queries-filters-on-day = يوم { $day }
queries-filters-on-day-is-utc = يوم { $day } (UTC)
queries-filters-days = من { $first } إلى { $last }
queries-filters-days-is-utc = من { $first } إلى { $last } (UTC)
queries-reasons-sender = يطابق اسم المرسل
queries-reasons-chat = يطابق اسم المحادثة
queries-reasons-missing = بدون { LIST($words, type: "plain", quotes: "«|»") }
queries-reasons-missing-more = بدون { LIST($words, type: "plain", quotes: "«|»") } …
queries-reasons-times = { $amount ->
    [one] مرة واحدة
    [two] مرتان
    [few] { $amount } مرات
   *[other] { $amount } مرة
    }
queries-problems-no-word = يلزم للبحث كلمة واحدة على الأقل، أو عامل تصفية مثل from:anna.
queries-problems-only-excluded = هذا يقول فقط ما يُستبعد. يلزم للبحث كلمة أيضًا، أو عامل تصفية مثل from:anna.
queries-problems-only-punctuation = لا كلمة في هذا، بل علامات ترقيم فقط.
queries-problems-too-long = نص البحث طويل: { $most ->
    [one] حرف واحد
    [two] حرفان
    [few] { $most } أحرف
    [many] { $most } حرفًا
   *[other] { $most } حرف
    } على الأكثر من فضلك.
queries-problems-excluded-key = الناقص يستبعد الكلمات فقط: «-{ $key }:» غير ممكن.
queries-problems-nothing-after = ينقص شيء بعد { $key }: – مكانه بعد النقطتين مباشرة.
queries-problems-has = بعد has: يمكن كتابة link أو file أو photo أو video أو voice أو audio أو sticker؛ أما «{ $value }» فلا أعرف ما يحتويه.
queries-problems-platform = أعرف هذه المنصات: { $known }؛ ويصلح هناك يوم أيضًا.
queries-problems-place = لا أعرف أين «{ $value }». بعد in: يمكن كتابة { $known }.
queries-problems-limit = يمكنني جلب 1–{ $most } في المرة الواحدة، لا { $value }.
queries-problems-filter = لا أعرف عامل التصفية «{ $value }». المتاح: from:، chat:، on:، when:، after:، before:، has:.
queries-problems-to-come = يوم { $day } لم يأتِ بعد: لا شيء أحدث من اليوم.
queries-problems-no-day = لا يوم بعد { $after } وقبل { $before }.
queries-problems-date = لا أفهم التاريخ «{ $value }». أمثلة مفهومة: 2026-11-01 أو 7d أو أمس أو "الأسبوع الماضي".
queries-problems-sender-too-long = اسم المرسل طويل: { $most ->
    [one] حرف واحد
    [two] حرفان
    [few] { $most } أحرف
    [many] { $most } حرفًا
   *[other] { $most } حرف
    } على الأكثر من فضلك.
queries-problems-chat-too-long = اسم المحادثة طويل: { $most ->
    [one] حرف واحد
    [two] حرفان
    [few] { $most } أحرف
    [many] { $most } حرفًا
   *[other] { $most } حرف
    } على الأكثر من فضلك.
records-amount = { COUNT($amount, $kind) }
records-heading = { NOUN($kind, "heading") }
records-other-heading = غير ذلك
records-place = { NOUN($place, "your") }
records-unnamed-chat = محادثة بلا اسم
records-no-text = (بلا نص)
records-no-preview = مطابقة بلا معاينة.
records-you = أنت
records-unreadable = تعذّرت قراءة: { COUNT($amount, "record") }
records-labelled = { $label }: { $value }
records-to = إلى
records-where = المكان
records-until = حتى
records-address = العنوان
records-kind = { NOUN($kind, "heading") }
results-question = عمّ أبحث؟ ثمن البحث { $price }.

    يمكنك تضييقه:
results-question-places = أو تحديد المكان:
results-hint = كلمات للبحث عنها
results-searching = البحث في { NOUN($place, "your") } عن «{ $subject }»
results-listing = البحث في { NOUN($place, "your") }: { $filters }
results-title = { NOUN($place, "your") }:
results-newest-in = الأحدث في { NOUN($place, "your") }
results-cannot-list = لا يمكن لخدمة البيانات هذه أن تجد ذلك من دون كلمة للبحث. يلزم إضافة كلمة، أو حذف has: والكلمات المسبوقة بناقص وin:all.

    لم يُصرف شيء.
results-facts-all = { COUNT($amount, $of) }
results-facts-shown = المعروض: { COUNT($amount, $of) }
results-facts-best = أفضل { $shown } من { COUNT($total, $of, form: "of") }
results-facts-best-at-least = أفضل { $shown } من { COUNT($total, $of, form: "of") } على الأقل
results-facts-newest = أحدث { $shown } من { COUNT($total, $of, form: "of") }
results-facts-newest-at-least = أحدث { $shown } من { COUNT($total, $of, form: "of") } على الأقل
results-facts-none = 0 نتيجة
results-filtered = بعد التصفية: { $filters }
results-sifted = صفّيتُ هنا ما أرسلته الخدمة ({ COUNT($received, "one-hit") }): { $filters } · أُخفي { $hidden }
results-nowhere = لم أجد شيئًا فيه { LIST($missing, quotes: "«|»") }. وهذه فيها { LIST($present, quotes: "«|»") }.
results-page = صفحة { $page } من { $pages }
results-turning-is-free = تقليب الصفحات مجاني
results-next = التالي
results-previous = السابق
results-ask-about-these = السؤال عن هذه
results-everywhere = البحث في كل شيء
results-gone = نُسيت هذه النتائج: أحتفظ بها ست ساعات فقط.
results-again = البحث مجددًا
results-none = لا شيء في { NOUN($place, "your") } يطابق { $what } ({ $filters }).
results-none-no-filters = لا شيء في { NOUN($place, "your") } يطابق { $what }.
results-none-readable = ما أمكنني قراءته في { NOUN($place, "your") } لا يطابق { $what } ({ $filters }).
results-none-readable-no-filters = ما أمكنني قراءته في { NOUN($place, "your") } لا يطابق { $what }.
results-looked-through = بحثت في { $kinds }: كل ما تسمح به صلاحياتك. لا أعرف مجانًا إلى أين تصل بيانات كل تطبيق؛ أمر /recent يعرض أحدث رسالة بينها جميعًا، وقد تكون رسائل حديثة ما زالت في الطريق.
results-reaching = بحثت في { $kinds }: كل ما تسمح به صلاحياتك. وهذا مدى البيانات:
    { $lines }
    وقد يكون ما هو أحدث ما زال في الطريق.
results-nothing-there = بحثت في { $kinds }: لا شيء هناك بعد. أمر /import يُدخل بياناتك.
results-sifted-away = صفّيتُ هنا ما أرسلته الخدمة ({ COUNT($received, "one-hit") }): { $filters } · أُخفي { $hidden }. قد ينفع البحث من دون ذلك.
results-fewer-filters = قد يُعثر على المزيد بعوامل تصفية أقل.
results-fewer-words = بكلمات أقل يُعثر على المزيد؛ وكذلك بصيغ أخرى منها.
results-other-form = قد تنفع صيغة أخرى من الكلمة، أو اسم مرتبط بها.
results-just-this = فقط «{ $word }»
results-messages-only = البحث في الرسائل فقط
results-your-chats = البحث في محادثاتك
results-without-filters = البحث بلا تصفية
results-without-quotes = البحث بلا علامات اقتباس
results-ask-instead = السؤال بدلًا منه
results-around = ما قيل قبله وبعده
results-open-chat = فتح المحادثة
results-whole-text = النص كاملًا
results-fetching = جلب النص كاملًا
results-only-part = هذا جزء منه: هو أطول من أن يُحفظ هنا.
results-no-longer = لم يعد موجودًا.
results-open-in-telegram = فتح في Telegram
results-no-link-telegram = بلا رابط: لدى Telegram روابط لرسائل المجموعات الكبيرة والقنوات، وهذا العنصر لا يقول إنه من إحداها.
results-no-link-other = بلا رابط: لا روابط للرسائل المفردة في { $platform }.
routines-watch = متابعة هذا
routines-list = تنبيهاتي
routines-none = لا تنبيهات لديك، ولا أرسل شيئًا من تلقاء نفسي. تحت نتيجة البحث زر «متابعة هذا»؛ و/today يعرض عليك نظرة كل يوم أو كل أسبوع.
routines-listed = ما أفعله لك من تلقاء نفسي
routines-watching = تنبيه: «{ $query }»
routines-today = يومك
routines-week = أسبوعك
routines-when = أيام { WEEKDAY($day, style: "long") } الساعة { $time }
routines-when-no-day = كل يوم الساعة { $time }
routines-in-utc = (UTC)
routines-price = { COUNT($each, "credit") } كل مرة، و{ $most } في الشهر على الأكثر
routines-spent = صُرف هذا الشهر { $credits }
routines-offer-watch = هل أخبرك حين يظهر جديد يطابق «{ $query }»؟
routines-offer-watch-how = أنظر من تلقاء نفسي، وأقول الجديد مرة واحدة، وأسكت حين لا يوجد شيء.
routines-offer-today = هل أرسل إليك هذا كل يوم؟ ما وصل، ومن ينتظر جوابًا، وما ذُكر لهذا اليوم.
routines-offer-week = هل أرسل إليك نظرة على أسبوعك كل أسبوع؟ من كتب أكثر، ومن ينتظر جوابًا، وما هو قادم.
routines-stops-by-itself = يتوقف تلقائيًا حين لا تسمح به صلاحياتك أو نقاطك أو حدّك اليومي، ويخبرك بذلك.
routines-every-day = مرة في اليوم · { COUNT($each, "credit") } كل مرة · { $most } في الشهر على الأكثر
routines-every-week = مرة في الأسبوع · { COUNT($each, "credit") } كل مرة · { $most } في الشهر على الأكثر
routines-at = { WEEKDAY($day, style: "long") } { $time }
routines-at-no-day = { $time }
routines-not-now = ليس الآن
routines-begun = تم التشغيل. أول مرة:
routines-too-many = أكثر ما أفعله من تلقاء نفسي لشخص واحد: { $most }. يلزم إنهاء واحد أولًا.
routines-already = أفعل ذلك بالفعل.
routines-cannot-watch = لا يمكن لخدمة البيانات هذه أن تبحث عن ذلك من دون كلمة. يلزم إضافة كلمة، أو حذف has: والكلمات المسبوقة بناقص.
routines-end = إنهاء: { $what }
routines-go-on = متابعة: { $what } ({ COUNT($each, "credit") } كل مرة)
routines-ended = انتهى. لن يصلك منه شيء تلقائيًا بعد الآن.
routines-gone = أُنهي هذا من قبل.
routines-found = جديد عن «{ $query }»
routines-more = وغيرها: { $amount }؛ والبحث يعرضها كلها
routines-search-all = البحث عنها كلها
routines-looking = البحث عن جديد يطابق «{ $query }»
routines-stopped = توقّف: { $what }
routines-why-not-connected = لم تعد بياناتك مرتبطة.
routines-why-token = لم يعد إذن وصولك صالحًا.
routines-why-scope-missing = لم تعد صلاحياتك تسمح به.
routines-why-credits-out = نفدت نقاطك لدى الخدمة.
routines-why-cap-reached = كان سيتجاوز حدّك اليومي.
routines-why-dearer = ثمنه الآن أكبر مما وافقت عليه.
routines-why-unreadable = لم يعد بإمكاني قراءة ما يُبحث عنه.
routines-why-trouble = لم تتمكن الخدمة من الإجابة مرات كثيرة متتالية.
routines-erased = ما كنت أفعله لك من تلقاء نفسي: { $amount ->
    [one] أمر واحد
    [two] أمران
    [few] { $amount } أمور
    [many] { $amount } أمرًا
   *[other] { $amount } أمر
    }
routines-lost = { $doing }: أُعيد تشغيلي قبل أن أقول ما نتج عنه. ربما كلّف ذلك { COUNT($credits, "credit.of") }.
saving-saved = حُفظت في أرشيفك، في المحادثة «Saved».
saving-saved-aside = حُفظت في أرشيفك الخاص، في المحادثة «Saved». أنت تبحث الآن في البيانات التجريبية؛ اربط بياناتك لتجدها.
saving-known = هذه محفوظة من قبل.
saving-how = لحفظ رسالة، ولو كانت معادًا توجيهها، يكفي الرد عليها بـ /save، أو كتابتها بعد الأمر: /save المفتاح تحت السجادة
service-own = خدمة بيانات هذا البوت
settings-unknown = لا أعرف هذا الإعداد. يمكن مثلًا كتابة: /settings cap 20، /settings cap none، /settings zone Cairo، /settings protect on، /settings cover on، /settings delete 1h، /settings pictures dark.
settings-back = كل الإعدادات
settings-language-label = اللغة:
settings-language-open = اللغة
settings-language-ask = بأي لغة أجيب؟ أما كلمات البحث فيمكن أن تكون بأي لغة.
settings-language-as-telegram = لغة Telegram عندي
settings-cap-label = الحد اليومي:
settings-cap-none = بلا حدّ خاص بك
settings-cap-zero = 0 – لا يعمل ما يكلّف نقاطًا
settings-cap-operator = حدّ المشغّل في اليوم: { $credits }؛ والعبرة بالأقل.
settings-cap-remove = بلا حدّ
settings-results-open = خصوصية النتائج
settings-results-cover-label = تغطية النتائج:
settings-results-cover-on = مفعّلة – لا يقرأ أحد معك قبل نقرها
settings-results-cover-off = متوقفة – تُقرأ فورًا
settings-results-cover-turn-on = تغطية النتائج
settings-results-cover-turn-off = إيقاف تغطية النتائج
settings-results-protect-label = حماية النتائج:
settings-results-protect-on = مفعّلة – لا يمكن إعادة توجيهها أو حفظها أو نسخها
settings-results-protect-off = متوقفة – يمكن إعادة توجيهها وحفظها
settings-results-protect-turn-on = حماية النتائج
settings-results-protect-turn-off = إيقاف حماية النتائج
settings-results-delete-label = حذف النتائج:
settings-results-delete-after = بعد { $time } من عرضها
settings-results-delete-never = أبدًا – تبقى في المحادثة
settings-results-delete-keep = الإبقاء عليها
settings-results-from-now-on = يسري هذا على النتائج من الآن. النتائج هي ما يأتي من بياناتك.
settings-results-deleted = كانت هنا نتيجة تحذف نفسها.
start-in-group = مرحبًا. أجيب عن الأسئلة الشخصية على الخاص فقط: يكفي فتح محادثة مع { $bot }.
start-hello = مرحبًا { $name }
start-hello-no-name = مرحبًا
start-welcome-back = أهلًا بعودتك { $name }
start-welcome-back-no-name = أهلًا بعودتك
start-what = أبحث في رسائلك وبياناتك وأجيب عن أسئلتك منها، هنا في المحادثة. أنت وحدك ترى الإجابات.
start-sample-or-own = البداية بجولة في بيانات شخص خيالي، أو بربط أرشيف خاص بك.
start-stays-at = تبقى بياناتك لدى { $service }؛ ولك اختيار ما يحقّ لي أن أقرأه.
start-steps = 1. ربط بياناتك
    2. بحث: <code>/search العبّارة</code>
    3. سؤال: <code>/ask متى موعد الإطلاق؟</code>
start-connected = بياناتك مربوطة. للبحث تكفي كتابة الكلمات، أو استخدام <code>/search</code> أو <code>/ask</code> أو <code>/recent</code>.
start-asked = سألت <code>{ $typed }</code> في محادثة أخرى. هنا أنت وحدك ترى الإجابة.
start-answer-here = الإجابة هنا
start-what-can-you-do = ماذا تستطيع أن تفعل؟
timelines-newest = أحدث { NOUN($kind, "heading") }
timelines-newest-in = أحدث الرسائل في
timelines-around-in = قبله وبعده في
timelines-fetching = جلب { NOUN($kind, "heading") }: { $filters }
timelines-fetching-no-filters = جلب أحدث { NOUN($kind, "heading") }
timelines-opening = فتح «{ $chat }»
timelines-looking-around = النظر فيما قبله وبعده في «{ $chat }»
timelines-fetching-earlier = جلب ما جاء قبله
timelines-fetching-later = جلب ما جاء بعده
timelines-none = لا توجد { NOUN($kind, "no") } بعد. ربما لم تصل إلى هنا حتى الآن.
timelines-none-filtered = لا توجد { NOUN($kind, "no") } بعوامل التصفية هذه: { $filters }. قد يظهر المزيد بعوامل أقل؛ مثلًا: sent، received، telegram، 7d.
timelines-none-in-chat = لا رسائل في هذه المحادثة.
timelines-what-to-type = ماذا يمكنني أن أكتب؟
timelines-earlier = ▲ الأقدم
timelines-later = ▼ الأحدث
timelines-more-chats = ▼ محادثات أخرى
timelines-beginning = هنا البداية
timelines-nothing-earlier = لا شيء أقدم
timelines-nothing-later = لا شيء أحدث
timelines-later-failed = تعذّر جلب ما جاء بعده
timelines-free = مجانًا
timelines-gone = نُسيت هذه القائمة: أحتفظ بها ست ساعات فقط.
timelines-again = جلبها مجددًا
timelines-sent = مرسلة
timelines-received = مستلمة
timelines-everything = بلا تصفية
timelines-chats = محادثاتك
timelines-chats-named = محادثاتك باسم
timelines-listing-chats = سرد محادثاتك
timelines-looking-for-chats = البحث عن محادثات باسم «{ $name }»
timelines-no-chats = لا محادثات بعد. ربما لم تصل إلى هنا حتى الآن.
timelines-no-chat-named = لا محادثة في اسمها «{ $name }».
timelines-chat-name-too-long = اسم المحادثة طويل: { $most ->
    [one] حرف واحد
    [two] حرفان
    [few] { $most } أحرف
    [many] { $most } حرفًا
   *[other] { $most } حرف
    } على الأكثر من فضلك. لم يُصرف شيء.
timelines-chat-number = { $number } · { $price }
today-title = اليوم، { DATETIME($day, weekday: "long", day: "numeric", month: "long") }
today-week-title = أسبوعك، من { DATETIME($from, day: "numeric", month: "short") } إلى { DATETIME($to, day: "numeric", month: "short") }
today-doing = النظر في يومك
today-doing-week = النظر في أسبوعك
today-doing-then = النظر في ما مضى
today-waiting = بانتظار جوابك
today-named = ما ذُكر لهذا اليوم
today-named-next = ما ذُكر للأيام القادمة
today-named-then = ما ذُكر لذلك اليوم
today-happened = ما وصل
today-happened-week = أين حدث شيء
today-others = { $chats ->
    [one] ومحادثة أخرى
    [two] ومحادثتان أخريان
    [few] و{ $chats } محادثات أخرى
   *[other] و{ $chats } محادثة أخرى
    }
today-nothing = لم يصل شيء اليوم، ولا يبدو أن أحدًا ينتظر جوابًا.
today-nothing-week = لم يصل شيء هذا الأسبوع، ولا يبدو أن أحدًا ينتظر جوابًا.
today-nothing-then = لم يصل شيء حينها.
today-which-day = أنظر في يوم واحد أو في أسبوع: /today أمس أو /today الجمعة أو /today أسبوع. لم يُصرف شيء.
today-not-synced = توقعت المزيد؟ ربما لم يصل إلى أرشيفك بعد.
today-read = المقروء: { COUNT($amount, "social-chat-message") }، منذ { DATETIME($since, day: "numeric", month: "short") }
today-read-newest = المقروء من الأحدث: { COUNT($amount, "social-chat-message") }
today-daily = إرسال هذا إليّ كل يوم
today-weekly = نظرة كل أسبوع
today-in-words = تلخيصه
today-question = ماذا حدث في محادثاتي اليوم، ومن ينتظر جوابًا مني، وبماذا وعدت لهذا اليوم؟
today-question-week = ما المهم في محادثاتي خلال الأيام السبعة الماضية، ومن ينتظر جوابًا مني، وما القادم؟
today-then-title = من { DATETIME($from, day: "numeric", month: "short") } إلى { DATETIME($to, day: "numeric", month: "short") }
zones-title = المنطقة الزمنية:
zones-here = { $zone }، والساعة هناك الآن { $time }
zones-unknown = غير معروفة بعد، فأيامك تبدأ وتنتهي عند منتصف الليل بتوقيت UTC
zones-pick = كم الساعة عندك الآن؟ بعدها تبدأ أيامك وتنتهي عند منتصف ليلك أنت، في البحث وفيما يمكنك صرفه.
zones-choice = { $time } · { $where }
zones-several = في «{ $typed }» أكثر من منطقة زمنية. أيها منطقتك؟
zones-not-found = لا أعرف منطقة زمنية باسم «{ $typed }».
zones-set = منطقتك الزمنية { $zone }، والساعة هناك الآن { $time }. تبدأ أيامك وتنتهي عند منتصف ليلك.
zones-counting = ما صرفته اليوم يُحسب حتى
zones-forgotten = مُحيت منطقتك الزمنية: تبدأ أيامك وتنتهي عند منتصف الليل بتوقيت UTC.
zones-change = تغيير المنطقة الزمنية
zones-tell = ضبط منطقتي الزمنية
zones-forget = محو منطقتي الزمنية
zones-back = كل الإعدادات
zones-hours-in-utc = لا أعرف منطقتك الزمنية، فهذه الساعات بتوقيت UTC.
zones-ask = لا أعرف منطقتك الزمنية، فهذه الأيام بتوقيت UTC.
zones-typing = ليست بينها؟ يمكن كتابة مدينتك، مثلًا { $city }، أو { $name }، أو { $offset }.
writing-quoted = «{ $text }»
