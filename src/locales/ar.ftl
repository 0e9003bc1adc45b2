-social-chat-group = { $count ->
    [one] محادثة واحدة
    [two] محادثتان
    [few] { $count } محادثات
   *[other] { $count } محادثة
    }
    .all = المحادثات
    .your = محادثاتك
    .of = { $count ->
        [one] محادثة واحدة
        [two] محادثتين
        [few] { $count } محادثات
       *[other] { $count } محادثة
        }
-social-chat-message = { $count ->
    [one] رسالة واحدة
    [two] رسالتان
    [few] { $count } رسائل
   *[other] { $count } رسالة
    }
    .all = الرسائل
    .your = رسائلك
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
    .all = البريد
    .your = بريدك
    .of = { $count ->
        [one] رسالة بريد واحدة
        [two] رسالتي بريد
        [few] { $count } رسائل بريد
       *[other] { $count } رسالة بريد
        }
-social-post = { $count ->
    [one] منشور واحد
    [two] منشوران
    [few] { $count } منشورات
    [many] { $count } منشورًا
   *[other] { $count } منشور
    }
    .all = المنشورات
    .your = منشوراتك
-social-following = { $count ->
    [one] صفحة متابَعة واحدة
    [two] صفحتان متابَعتان
    [few] { $count } صفحات متابَعة
   *[other] { $count } صفحة متابَعة
    }
    .all = الصفحات المتابَعة
    .your = صفحاتك المتابَعة
-social-calendar = { $count ->
    [one] تقويم واحد
    [two] تقويمان
    [few] { $count } تقويمات
    [many] { $count } تقويمًا
   *[other] { $count } تقويم
    }
    .all = التقويمات
    .your = تقويماتك
-social-event = { $count ->
    [one] موعد واحد
    [two] موعدان
    [few] { $count } مواعيد
    [many] { $count } موعدًا
   *[other] { $count } موعد
    }
    .all = المواعيد
    .your = مواعيدك
-favourite = { $count ->
    [one] مفضّلة واحدة
    [two] مفضّلتان
    [few] { $count } مفضّلات
   *[other] { $count } مفضّلة
    }
    .all = المفضّلات
    .your = مفضّلاتك
-file = { $count ->
    [one] ملف واحد
    [two] ملفان
    [few] { $count } ملفات
    [many] { $count } ملفًا
   *[other] { $count } ملف
    }
    .all = الملفات
    .your = ملفاتك
    .of = { $count ->
        [one] ملف واحد
        [two] ملفين
        [few] { $count } ملفات
        [many] { $count } ملفًا
       *[other] { $count } ملف
        }
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
    .of = { $count ->
        [one] عنصر واحد
        [two] عنصرين
        [few] { $count } عناصر
        [many] { $count } عنصرًا
       *[other] { $count } عنصر
        }
-mail = { $count ->
    [one] رسالة بريد واحدة
    [two] رسالتا بريد
    [few] { $count } رسائل بريد
   *[other] { $count } رسالة بريد
    }
    .of = { $count ->
        [one] رسالة بريد واحدة
        [two] رسالتي بريد
        [few] { $count } رسائل بريد
       *[other] { $count } رسالة بريد
        }
-all = { "" }
    .your = كل بياناتك
-chats = { "" }
    .your = محادثاتك

# ── The bot itself ──
bot-description = أجد لك ما في رسائلك وبريدك وملفاتك، وأجيب عن أسئلتك عنها.

    الإجابات لك وحدك. بياناتك مشفّرة، ولا شيء يُنشر في المجموعات، و/disconnect يمحو كل شيء.
bot-short-description = للبحث في رسائلك والسؤال عنها. خاص ومشفّر ولك وحدك.

# ── The command menu ──
menu-start = من هنا البداية
menu-today = ما الجديد، ومن ينتظر جوابك
menu-ask = سؤال عن بياناتك
menu-search = بحث في الرسائل والبريد والملفات
menu-chats = محادثاتك
menu-recent = أحدث رسائلك
menu-count = عدّ الرسائل
menu-stats = رسائلك بالأرقام
menu-profile = نبذة عنك
menu-alerts = تنبيهاتك وملخّصاتك
menu-import = إضافة محادثاتك وبريدك
menu-save = حفظ رسالة
menu-settings = المنطقة الزمنية واللغة وهذه المحادثة
menu-account = ما المسموح لي
menu-credits = ما بقي وما صُرف
menu-connect = ربط بياناتك
menu-privacy = ما أحتفظ به عنك
menu-disconnect = مغادرة ومحو
menu-help = كيف نتحدث
menu-cancel = إيقاف ما يجري

# ── First contact ──
start-hello = أهلًا { $name }. أجد لك ما في رسائلك وبريدك وملفاتك، وأجيب عن أسئلتك عنها. الإجابات لك وحدك.
start-hello-unnamed = أهلًا. أجد لك ما في رسائلك وبريدك وملفاتك، وأجيب عن أسئلتك عنها. الإجابات لك وحدك.
start-sample = البداية بجولة في أرشيف Nina (شخصية خيالية)، أو بأرشيفك أنت.
start-empty = أرشيفك هنا، لك وحدك، وما زال فارغًا.
start-has-data = في أرشيفك { COUNT($messages, "social-chat-message") }، وصل أحدثها { $newest }.
start-remote = بياناتك تبقى لدى { $host }، ولك اختيار ما أقرأه منها.
start-remote-token = يلزمني رمز وصول من { $host }، يُرسل هنا بعد /connect. أحذف رسالتك وأحفظ الرمز مشفّرًا.
start-prices = ثمن البحث { COUNT($search, "credit") }، وثمن الإجابة { $answer }.
start-again = أهلًا من جديد يا { $name }. عمّ نبحث؟
start-again-unnamed = أهلًا من جديد. عمّ نبحث؟

# ── Connecting ──
connect-opening = لحظة…
connect-sample = هذا أرشيف Nina: سنتان من محادثات وبريد وملفات لشخصية خيالية. تكفي كتابة كلمة أو اسم أو سؤال، أو تجربة واحد من هذه:
connect-example-word = كتاب
connect-example-name = أميرة
connect-example-question = متى يصل كتاب الشعر؟
connect-empty = أرشيفك جاهز. بانتظار تصدير من أحد هذه التطبيقات؛ ونقرة على اسمه تُظهر أين يخبّئه.
connect-open = أرشيفك مفتوح. عمّ نبحث؟
connect-open-with = أرشيفك مفتوح: { COUNT($messages, "social-chat-message") }، أحدثها: { $day }. عمّ نبحث؟
connect-done = تم الربط بـ { $host }. عمّ نبحث؟
connect-earlier-left = ربما ما زال إذن الوصول السابق لدى { $host } يعمل؛ يمكنك إنهاؤه هناك.
connect-saved = حُفظ. ما المسموح به؟
connect-unknown = لا أعرف
connect-widen = توسيع إذن الوصول
connect-again = ربط من جديد
connect-switch = الانتقال إلى أرشيفي
connect-choose-button = اختيار ما يُقرأ
connect-token-hint = رمز وصولك
connect-deleted = حذفت رسالتك.
connect-not-deleted = <b>يُرجى حذف رسالتك التي فيها رمز الوصول</b>؛ لم أستطع.
connect-incomplete = يبدو رمز الوصول ناقصًا. يلزم نسخه من جديد وإرساله بعد /connect.
connect-exposed = رمز الوصول لا يُنشر في مجموعة أبدًا. لم أستخدمه؛ يُرجى إنهاؤه حيث أُنشئ، وإنشاء غيره.
connect-asked-earlier = سؤالك السابق: «{ $text }»
connect-link-over = انتهت صلاحية هذا الرابط. /connect يعطيك غيره.
connect-declined = لم يتم الربط. لم يُحفظ شيء.
connect-failed = لم ينجح الربط. لم يُحفظ شيء.
connect-page-done = تم
connect-page-back = يمكنك إغلاق هذه الصفحة والعودة إلى { $bot }.
access-lasts-30-days = لمدة 30 يومًا. يمكنك إنهاؤه في أي وقت من /account.
access-lasts-90-days = لمدة 90 يومًا. يمكنك إنهاؤه في أي وقت من /account.
access-lasts-1-year = لمدة سنة. يمكنك إنهاؤه في أي وقت من /account.
access-lasts-until-revoked = إلى أن يُنهى، في أي وقت، من /account.
access-lasts-30-days-button = 30 يومًا: تغيير
access-lasts-90-days-button = 90 يومًا: تغيير
access-lasts-1-year-button = سنة: تغيير
access-lasts-until-revoked-button = حتى إنهائه: تغيير
access-part-searches = البحث
access-part-answers = الإجابات
access-part-lists = القوائم (الأيام والمحادثات والأعداد)
access-part-portraits = النبذات
access-included = المشمول: { $parts }.
access-not-included = غير المشمول: { $parts }.
access-ends = إذن الوصول إلى { $place } ينتهي { $when }.
access-keep = إبقاؤه 90 يومًا
access-renew = تجديد
access-question = ما المسموح لي في أرشيفك؟
access-search-button = بحث
access-answers-button = بحث وإجابات
access-everything-button = كل شيء
access-search = <b>{ $label }</b>: أجد الرسائل وأعرضها. لا يراها أي نموذج لغوي.
access-answers-elsewhere = <b>{ $label }</b>: لكل سؤال، يقرأ النموذج لدى { $host } ما يلزمه من رسائل.
access-answers-here = <b>{ $label }</b>: لكل سؤال، يقرأ نموذج لغوي على الجهاز نفسه ما يلزمه من رسائل.
access-answers-quotes = <b>{ $label }</b>: أجيب أيضًا عن الأسئلة، باقتباسات من رسائلك.
access-everything = <b>{ $label }</b>: أكتب أيضًا نبذة عنك.

# ── Results, conversations, people ──
search-what = عمّ نبحث؟
search-hint = كلمة أو اسم
search-activity = البحث جارٍ
results-unnamed-chat = محادثة بلا اسم
attached-photo = صورة
attached-video = فيديو
attached-voice = رسالة صوتية
attached-audio = مقطع صوتي
attached-file = ملف
attached-sticker = ملصق
attached-location = موقع
attached-contact = جهة اتصال
attached-poll = استطلاع
attached-other = مرفق
results-no-text = (بلا نص)
results-you = أنت
results-amount = { COUNT($amount, "hit") }
results-at-least = { $amount }+ نتيجة
results-some = نتائج
results-range = { $from }–{ $to } من { $amount }
results-range-at-least = { $from }–{ $to } من { $amount }+
results-range-open = { $from }–{ $to }
results-filtered = { $results } { $filters }
results-best = { $results }، الأنسب أولًا
results-newest = { $results }، الأحدث أولًا
results-nowhere = لا شيء فيه { LIST($missing, quotes: "«|»") }. وهذه فيها { LIST($present, quotes: "«|»") }.
results-back = رجوع
results-more = المزيد
results-newest-first = الأحدث أولًا
results-best-first = الأنسب أولًا
results-answer-this = إجابة عن هذا
results-alert-me = تنبيهي
results-add-chats = إضافة محادثاتي
results-none = لا شيء عن «{ $what }».
results-none-filtered = لا شيء { $filters }.
results-none-of-both = لا شيء عن «{ $what }» { $filters }.
results-none-advice = ربما تنفع كلمات أقل، أو صيغة أخرى.
results-empty-archive = أرشيفك ما زال فارغًا.
results-import-running = لا شيء بعد، والاستيراد ما زال جاريًا. ربما ينفع البحث من جديد حين ينتهي.
results-import-waits = لا شيء بعد. الاستيراد ينتظر ردّك:
results-ends-earlier = لا شيء هناك. أحدث رسالة في أرشيفك: { $day }.
results-without-filters = بلا تصفية
results-just = «{ $word }» فقط
results-everywhere = بحث في كل شيء
results-no-chat = لا أعرف محادثة اسمها «{ $name }».
results-forgotten = نسيت تلك القائمة.
results-forgotten-here = نسيت تلك القائمة. ها هي من جديد:
results-search-again = بحث من جديد
conversation-activity = قراءة رسائلك جارية
conversation-start = بداية المحادثة
conversation-empty = لا شيء فيها بعد.
conversation-gone = لم تعد تلك الرسالة موجودة في { $place }.
conversation-earlier = الأقدم
conversation-later = الأحدث
conversation-open-in-telegram = فتح في Telegram
conversation-open = فتح
conversation-whole = الرسالة كاملة
conversation-mail-received = من { $name } إليك
conversation-mail-sent = منك إلى { $name }
person-mentions = { $amount ->
    [one] ذكر واحد في مكان آخر
    [two] مرتان في أماكن أخرى
    [few] { $amount } مرات في أماكن أخرى
   *[other] { $amount } مرة في أماكن أخرى
    }
person-on = { $name } على { $platform }
person-search = بحث عن «{ $name }»
person-in-chats = في { COUNT($amount, "social-chat-group", form: "of") }
query-from = من { $name }
query-sent = منك
query-received = إليك
query-chat = في «{ $name }»
query-on = على { $platform }
query-in = في { NOUN($kind, "all") }
query-has-link = مع رابط
query-has-file = مع ملف
query-has-photo = مع صورة
query-has-video = مع فيديو
query-has-voice = مع رسالة صوتية
query-has-audio = مع ملف صوتي
query-has-sticker = مع ملصق
query-before = قبل { $day }
query-since = منذ { $day }
query-since-date = منذ { $day }
query-before-date = قبل { $day }
query-without = بلا «{ $word }»
query-during = في { $time }
query-no-word = يلزمني ما أبحث عنه: اسم أو مكان أو شيء.
query-only-excluded = تلزم كلمة للبحث عنها.
query-too-long = هذا طويل. الحد { $most } من الأحرف.
query-name-too-long = هذا الاسم طويل. الحد { $most } من الأحرف.
query-excluded-filter = علامة الناقص تستبعد الكلمات فقط.
query-nothing-after = ينقص شيء بعد <code>{ $key }</code>
query-has-unknown = لا أعرف <code>{ $filter }</code>. المعروف: رابط، ملف، صورة، فيديو، صوتية، صوت، ملصق.
query-filter-unknown = لا أعرف <code>{ $filter }</code>. المعروف: { $known }.
query-day-unknown = لا أعرف اليوم «{ $value }».
query-to-come = لم يأتِ بعد: { $day }.
query-no-day = لا يوم يقع بعد الأول وقبل الثاني.

# ── Questions and portraits ──
ask-what = ما سؤالك؟
ask-hint = سؤالك
ask-no-words = يلزمني ما أبحث عنه: اسم أو مكان أو شيء.
ask-not-narrowed = <code>has:</code> للبحث فقط.
ask-activity = قراءة رسائلك جارية
ask-thinking = أفكّر
ask-without-data = سؤال بلا بياناتي
answer-closest = هذا هو الأقرب:
answer-counted = بالعدّ
answer-quotes = هذه اقتباسات. الرد عليها يتابع السؤال.
answer-by-model = أجاب النموذج لدى { $host } من هذه الرسائل. المزيد في /privacy.
answer-nothing = لم أجد شيئًا عن ذلك.
    ربما ينفع اسم، أو كلمات أخرى.
answer-when = <b>{ $when }</b> («{ $words }»)
answer-when-said = <b>{ $when }</b> (يوم الرسالة)
answer-changed = سابقًا { $was }، ومنذ { $day } <b>{ $now }</b>
answer-earlier = سابقًا:
profile-asks = للنبذة أقرأ رسائلك، ثم أصفك في صفحة.
profile-write = كتابة النبذة
profile-month = أنشط شهر: { $month } ({ $amount })
profile-ends = الأقدم والأحدث:
profile-by-model = كتب هذا نموذج لغوي من رسائلك. قد يخطئ.
profile-by-model-at = كتب هذا النموذج لدى { $host } من رسائلك. قد يخطئ. المزيد في /privacy.

# ── Days, digests, alerts ──
today-waiting = بانتظار جوابك
today-new = جديد
today-wrote-most = الأكثر كتابة
today-more-chats = و{ $amount ->
    [one] محادثة أخرى
    [two] محادثتان أخريان
    [few] { $amount } محادثات أخرى
   *[other] { $amount } محادثة أخرى
    }
today-nothing = لا جديد، ولا أحد ينتظر جوابك.
today-which-day = أي يوم؟ مثلًا: /today أمس أو /today الجمعة أو /today أسبوع.
today-every-morning = كل صباح
today-every-monday = كل يوم اثنين
today-activity = قراءة رسائلك جارية
today-week = <b>أسبوعك</b>، { $days }
today-coming-up = القادم
days-heading = <b>{ $days }</b> · { COUNT($amount, "social-chat-message") } في { COUNT($chats, "social-chat-group", form: "of") }
days-heading-at-least = <b>{ $days }</b> · الرسائل: { $amount }+، المحادثات: { $chats }+
days-before = اليوم السابق
days-after = اليوم التالي
days-nothing = لا شيء { $on }.
days-nothing-nearest = لا شيء { $on }. الأقرب: { $day }.
days-nothing-in = { $name }: لا شيء.
days-nothing-yet = لا شيء { $on } حتى الآن.
days-nothing-yet-in = لا شيء حتى الآن: { $on }.
digest-begun-day = سيصلك هذا كل يوم الساعة { $time }، متى كان فيه جديد.
digest-begun-week = سيصلك هذا كل يوم اثنين الساعة { $time }، متى كان فيه جديد.
digest-price-day = كل يوم الساعة { $time }: { COUNT($each, "credit") } كل مرة، و{ $most } في الشهر على الأكثر.
digest-price-week = كل يوم اثنين الساعة { $time }: { COUNT($each, "credit") } كل مرة، و{ $most } في الشهر على الأكثر.
digest-other-time = وقت آخر
digest-time = وقت الملخّص
digest-time-ask = في أي ساعة؟ بنقرة على إحداها، أو بردّ فيه الوقت.
digest-time-hint = 07:30
digest-stop = إيقاف الملخّص
digest-line-day = ملخّص · كل يوم الساعة { $time }
digest-line-week = أسبوعك · كل يوم اثنين الساعة { $time }
digest-stopped-itself = أوقفت ملخّصك.
alerts-begun = سأخبرك بكل جديد عن «{ $what }».
alerts-begun-day = { alerts-begun } أنظر مرة في اليوم.
alerts-begun-week = { alerts-begun } أنظر مرة في الأسبوع.
alerts-look-week = مرة في الأسبوع
alerts-look-day = مرة في اليوم
alerts-stop = إيقاف
alerts-stop-this = إيقاف هذا التنبيه
alerts-stop-named = إيقاف «{ $what }»
alerts-stopped = توقّف.
alerts-price = مرة في اليوم: { COUNT($each, "credit") } كل مرة، و{ $most } في الشهر على الأكثر.
alerts-start = بدء
alerts-weekly = أسبوعيًا: { $most } كحد أقصى
alerts-needs-word = تلزمني كلمة أبحث عنها.
alerts-too-many = بلغت التنبيهات { $most }. يلزم إيقاف واحد أولًا.
alerts-heading = تنبيهاتك وملخّصاتك
alerts-line-day = «{ $what }» · مرة في اليوم
alerts-line-week = «{ $what }» · مرة في الأسبوع
alerts-at-most = { COUNT($most, "credit") } في الشهر على الأكثر
alerts-none = لا تنبيهات ولا ملخّصات بعد. تبدأ بزر «{ results-alert-me }» تحت البحث، أو «{ today-every-morning }» تحت /today.
alerts-only-exports = لا يصل جديد إلا مع كل تصدير يُضاف.
alerts-nothing-arrives = لا تنبيهات ولا ملخّصات بعد. { alerts-only-exports }
alerts-new = جديد عن «{ $what }»:
alerts-all = الكل: { $amount }
alerts-activity = البحث عن جديد عن «{ $what }»
alerts-lost = { $doing }: أُعيد تشغيلي. ربما كلّف ذلك { COUNT($credits, "credit", form: "of") }.
alerts-stopped-itself = أوقفت تنبيهك عن «{ $what }».
alerts-why-access = انتهى إذن الوصول.
alerts-why-credits = نفدت نقاطك.
alerts-why-limit = كان سيتجاوز حدك اليومي.
alerts-why-dearer = صار أغلى.
alerts-why-trouble = تكرّر العطل لدى { $host }.
alerts-start-again = بدء من جديد
alerts-again-price = { COUNT($each, "credit") } كل مرة، و{ $most } في الشهر على الأكثر.

# ── Statistics ──
stats-only-messages = أعدّ الرسائل والبريد فقط.
stats-counting = أعدّ
stats-read = قُرئ { $amount } من { $most }
stats-reading = للعدّ يلزم أن أقرأ: { COUNT($credits, "credit") } لكل { COUNT($amount, "social-chat-message", form: "of") }.
stats-newest = الأحدث: { $amount }
# $what: of what and of when, such as “with “ferry”, since 3 May”
stats-headline = <b>{ COUNT($amount, $kind) }</b> { $what }.
stats-headline-split = <b>{ COUNT($amount, $kind) }</b> { $what }: { $sent } منك و{ $received } من غيرك.
stats-at-least = <b>{ COUNT($amount, $kind) } على الأقل</b> { $what }، ضمن أحدث { $read }.
stats-with = فيها { LIST($terms, quotes: "«|»") }
stats-to = إلى { $name }
stats-in-all = في المجموع
stats-between = من { $first } إلى { $last }
stats-most-two = الأكثر في { $one } ({ $ones }) و{ $two } ({ $twos }).
stats-most-three = الأكثر في { $one } ({ $ones }) و{ $two } ({ $twos }) و{ $three } ({ $threes }).
stats-habits = غالبًا أيام { $day ->
    [1] الاثنين
    [2] الثلاثاء
    [3] الأربعاء
    [4] الخميس
    [5] الجمعة
    [6] السبت
   *[7] الأحد
    }، نحو الساعة { $time }.
stats-caption = { COUNT($amount, $kind) } منذ { $month }، منها { $sent } منك.
stats-none = لا شيء.
stats-none-in-newest = لا شيء في أحدث { $read }.
stats-empty = لا رسائل بعد.
stats-show = عرضها
stats-as-picture = كصورة
stats-chart-title = { NOUN($kind, "your") }
stats-silence = أطول صمت: { COUNT($silence, "day") }
stats-chart-months = حسب الشهر
stats-chart-weekdays = حسب يوم الأسبوع
stats-chart-hours = حسب الساعة
stats-chart-you = أنت
stats-chart-others = غيرك
stats-chart-chats = المحادثات
stats-chart-people = الأشخاص
stats-chart-words = كلمات تتكرّر

# ── Adding data ──
import-add = <b>إضافة محادثاتك وبريدك</b>
    يمكنك إرسال ملف تصدير هنا، حتى { $most }، أو النقر على تطبيق لمعرفة أين يخبّئه.
    يدخل إلى أرشيفك مشفّرًا، ثم يُحذف الملف.
errors-import-elsewhere = بياناتك لدى { $place }، والإضافة إليها هناك. أنا أقرؤها فقط.
import-larger-files = ملفات أكبر
import-other-apps = تطبيقات أخرى
import-where = أين ملف التصدير؟
import-show-me-how = كيف أصدّر؟
import-upload = رفع الملف
import-guide-whatsapp = فتح المحادثة ← ⋮ ← المزيد ← تصدير الدردشة (على iPhone: نقرة على الاسم ثم تصدير الدردشة) ← بدون وسائط ← حفظ الملف، ثم إرفاقه هنا.
import-note-whatsapp = محادثة واحدة كل مرة، أحدث 40,000 رسالة منها. بلا مشاركتها مع Telegram، فهناك تدخل محادثة عادية.
import-guide-telegram = على الحاسوب، في Telegram Desktop: ☰ ← الإعدادات ← متقدم ← تصدير بيانات Telegram، بصيغة JSON المقروءة آليًا. ثم إرسال result.json.
import-note-telegram = تطبيقات الهاتف لا تصدّر.
import-guide-signal = الإعدادات ← الدردشات ← تصدير سجلّ الدردشات، بدون وسائط. ثم إرسال المجلد كملف zip.
import-note-signal = النسخة الاحتياطية المشفّرة لا تنفع، لا يقرؤها إلا Signal.
import-guide-slack = قائمة مساحة العمل ← الأدوات والإعدادات ← إعدادات مساحة العمل ← استيراد/تصدير البيانات ← تصدير. ثم إرسال ملف zip الذي يصل بالبريد.
import-note-slack = للمالكين والمشرفين فقط، والمحادثات الخاصة بحسب الخطة.
import-guide-discord = إعدادات المستخدم ← البيانات والخصوصية ← طلب البيانات، مع الرسائل. ثم إرسال ملف zip الذي يصل بالبريد.
import-note-discord = يستغرق حتى 30 يومًا وفيه ما كتبته أنت فقط. أما ملف JSON من DiscordChatExporter ففيه الطرفان.
import-guide-gmail = takeout.google.com ← إلغاء تحديد الكل ← البريد ← تصدير بصيغة zip. ثم إرسال كل ملف zip.
import-note-gmail = من برامج البريد الأخرى: ملف mbox أو eml.
import-file = هذا الملف
import-next = التالي: { $file }.
import-next-after-answer = بعد الإجابة أعلاه: { $file }.
import-reading = قراءة { $name }…
import-reading-so-far = قراءة { $name }… { $percent } %، { COUNT($read, "social-chat-message") }
import-long = هذا ملف كبير. سأكتب لك حين أنتهي.
import-ask-me = من أنت من بينهم؟
import-ask-me-or-reply = من أنت من بينهم؟ بنقرة على اسم، أو بردّ فيه الاسم.
import-nobody = لم أجد فيه «{ $name }». من أنت من بينهم؟
import-neither = لا هذا ولا ذاك
import-none-of-them = لا أحد منهم
import-ask-date = متى كانت أول رسالة؟
import-ask-city = في أي مدينة كان الهاتف؟
import-hint-city = مدينة أو بلد
import-which-city = أيّها؟
import-unknown-city = لا أعرف «{ $city }». أقرب مدينة كبيرة تكفي.
import-ask-owner = هذا تصدير { $name }، لا تصديرك. هل أضيفه؟
import-add-it = إضافته
import-leave-it = تركه
import-added = <b>أُضيف: { COUNT($written, "social-chat-message") }</b>، { $when }.
import-added-chat = <b>أُضيف من { $chat }: { COUNT($written, "social-chat-message") }</b>، { $when }.
import-added-chats = <b>أُضيف من { COUNT($chats, "social-chat-group", form: "of") }: { COUNT($written, "social-chat-message") }</b>، { $when }.
import-added-mails = <b>أُضيف: { COUNT($written, "mail") }</b>، { $when }.
import-added-records = <b>أُضيف: { COUNT($written, "record") }</b>.
import-from-to = { $from } – { $to }
import-nothing-new = لا جديد: كل ما فيه موجود ({ COUNT($known, "social-chat-message") }).
import-some-new = <b>الجديد: { COUNT($written, "social-chat-message") }</b>؛ وما كان موجودًا: { $known }.
import-you-are = اسمك فيه { $name }.
import-times = الأوقات بتوقيت { $city }.
import-dates = قرأت التواريخ هكذا: { $day }.
import-meaning = للإجابة حسب المعنى قُرئ { $read } من { $records }، والباقي يتبع.
import-shortened = اختصرت لطوله: { $n }.
import-left-out = لم يدخل: { $n } ({ $what }).
import-left-out-service-message = آلي
import-left-out-deleted = محذوف
import-left-out-empty = فارغ
import-left-out-unreadable = غير مقروء
import-left-out-unreadable-mail = بريد غير مقروء
import-left-out-unreadable-file = ملف غير مقروء
import-left-out-too-long = أطول من اللازم
import-left-out-not-a-mail = ليس بريدًا
import-left-out-unsupported = غير مدعوم
import-left-out-duplicate = مكرّر
import-left-out-no-date = بلا تاريخ
import-left-out-no-chat = بلا محادثة
import-left-out-spam = مزعج
import-left-out-trash = مهمل
import-left-out-draft = مسودّة
import-left-out-chat-log = محادثة
import-first = والآن: كلمة أو اسم أو سؤال.
import-show = عرضها
import-not-me = لست أنا
import-other-zone = منطقة زمنية أخرى
import-switch = الانتقال إلى أرشيفي
import-open = فتح أرشيفي
import-stopped = توقّف. دخل { COUNT($read, "social-chat-message") }؛ للباقي يكفي إرسال الملف من جديد.
import-stopped-empty = توقّف. لم يُضف شيء.
import-cannot-stop = لا أصل إلى أرشيفك الآن، فلم أستطع إيقافه.
import-forgotten = لم يعد هذا الملف عندي. يُرجى إرساله من جديد.
import-broken = { $file }: الملف تالف في منتصفه. دخل { COUNT($read, "social-chat-message") }؛ للباقي يلزم تصديره من جديد.
import-failed-not-known = لا أستطيع قراءة { $file }. أقرأ تصدير Telegram وWhatsApp وSignal وSlack وDiscord وصناديق البريد.
import-failed-too-large = { $file }: أكبر من { $most }.
import-failed-too-large-here = { $file }: كبير جدًا. يكفي تصديره بلا صور ولا مقاطع.
import-failed-empty = { $file }: لا رسائل فيه.
import-failed-zip-password = ملف zip محمي بكلمة مرور. يلزم ضغطه من جديد بدونها.
import-failed-zip-bomb = ملف zip هذا يتمدّد إلى حجم مستحيل، فلن أفتحه.
import-failed-zip-of-zips = ليس فيه إلا ملفات zip أخرى. يلزم إرسالها هي.
import-failed-damaged = { $file }: ملف تالف. يلزم تصديره من جديد.
import-failed-other-archive = لا أستطيع فتح { $file }. ملف zip ينفع.
import-failed-telegram-html = هذا تصدير HTML. يلزم التصدير من جديد بصيغة JSON المقروءة آليًا.
import-failed-discord-html = هذا تصدير HTML. يلزم التصدير من جديد بصيغة JSON.
import-failed-discord-package = { $file }: لا رسائل فيه. يلزم طلبه من جديد، مع الرسائل.
import-failed-whatsapp-backup = هذه نسخة WhatsApp الاحتياطية، لا يقرؤها غيره. تصدير المحادثة ينفع.
import-failed-whatsapp-dates = { $file }: لا أفهم التواريخ فيه.
import-failed-signal-backup = هذه نسخة Signal الاحتياطية، لا يقرؤها غيره. تصدير المحادثات ينفع.
import-failed-outlook = لا أقرأ ملفات Outlook. يلزم التصدير بصيغة mbox أو eml.
import-failed-no-room = لا مساحة على هذا الجهاز. لم يُضف شيء.
import-failed-no-room-for-all = لا مساحة على هذا الجهاز. دخل { COUNT($read, "social-chat-message") }.
import-failed-archive-full = امتلأ أرشيفك. لم يُضف شيء.
import-failed-archive-full-for-all = امتلأ أرشيفك. دخل { COUNT($read, "social-chat-message") }.
import-nearly-full = امتلأ أرشيفك بنسبة { NUMBER($share, style: "percent") }.
import-failed-too-many = عشرة ملفات تنتظر. هذا بعد انتهائها.
import-failed-gone = { $file }: لم يسلّمه Telegram. يُرجى إرساله من جديد.
import-failed-silent = { $file }: لم يسلّمه Telegram. يُرجى إرساله من جديد.
import-failed-unanswered = لم يصلني جواب، فتركت { $file }. يُرجى إرساله من جديد.
import-failed-set-aside = { $file }: تعطّل الاستيراد ثلاث مرات فتركته.
import-failed-same-file = { $file }: إضافته جارية.
import-failed-away = لا أصل إلى أرشيفك الآن.
import-failed-failed = هذا خطئي أنا. إن تكرّر، فهذا المرجع لمن يشغّل هذا البوت: { $reference }.
save-chat = المحفوظات
save-saved = حُفظت.
save-saved-for = حُفظت. ستظهر ضمن «القادم» { $on }.
save-known = محفوظة من قبل.
save-how = للحفظ: ردّ على رسالة بـ /save، أو كتابة الكلام بعده.
live-since = مباشرة من Telegram منذ { $day }.
live-paused-since = مباشرة من Telegram: إيقاف مؤقت منذ { $day }.
live-pause = إيقاف مؤقت
live-resume = استئناف
live-paused = إيقاف مؤقت. لا يدخل جديد.
live-resumed = الرسائل الجديدة تدخل أرشيفك من جديد.
live-begun = الرسائل الجديدة من المحادثات التي حدّدتها تدخل أرشيفك الآن. لا أكتب لأحد أبدًا. الإيقاف في /account.
live-ended = لم تعد رسائلك في Telegram تصلني. المحفوظ باقٍ.
live-archive-gone = مُحي أرشيفك، فلم أعد آخذ رسائل حسابك في Telegram. /account يبدأ من جديد، بأرشيف جديد.

# ── Settings ──
settings-title = الإعدادات
settings-zone = المنطقة الزمنية: { $city } ({ $time })
settings-zone-none = المنطقة الزمنية: غير محددة
settings-language = اللغة: { $language }
settings-digest = الملخّص: كل يوم الساعة { $time }
settings-digest-off = الملخّص: لا
settings-chat = في هذه المحادثة: النتائج { $cover ->
        [on] مخفية حتى النقر
       *[off] ظاهرة
    }، و{ $protect ->
        [on] لا يمكن تحويلها
       *[off] يمكن تحويلها
    }، و{ $delete ->
        [on] تُحذف بعد { $after }
       *[off] باقية
    }
settings-limit = الحد اليومي: { COUNT($credits, "credit") }
settings-limit-off = الحد اليومي: لا
settings-ask-first-yes = السؤال قبل الصرف: نعم
settings-ask-first-no = السؤال قبل الصرف: لا
settings-zone-button = المنطقة الزمنية
settings-language-button = اللغة
settings-alerts-button = الملخّص والتنبيهات
settings-chat-button = هذه المحادثة
settings-limit-button = الحد اليومي
settings-ask-first-button = السؤال قبل الصرف
settings-zone-ask = ما مدينتك؟
settings-zone-hint = مدينة أو بلد
settings-zone-set = { $city }، { $time }.
settings-zone-which = أيّها؟
settings-zone-unknown = لا أعرف «{ $typed }». أقرب مدينة كبيرة تكفي.
settings-language-ask = بأي لغة أتكلم؟ البحث ممكن بأي لغة.
settings-language-telegram = كما في Telegram
settings-cover-on = إخفاء حتى النقر: نعم
settings-cover-off = إخفاء حتى النقر: لا
settings-protect-on = منع التحويل: نعم
settings-protect-off = منع التحويل: لا
settings-delete-never = الحذف بعد: أبدًا
settings-deleted = حُذفت كما اخترت.
settings-delete-after = الحذف بعد: { $time }
settings-limit-ask = كم نقطة في 24 ساعة على الأكثر؟
settings-limit-none = بلا حد
settings-limit-set = الحد: { COUNT($credits, "credit") } في 24 ساعة.
settings-limit-gone = لا حد بعد الآن.

# ── Account, leaving, privacy, help ──
account-own = <b>أرشيفك</b>
account-own-empty = <b>أرشيفك</b>، ما زال فارغًا
account-own-with = <b>أرشيفك</b>: { COUNT($messages, "social-chat-message") }، أحدثها: { $day }
account-may-search = مسموح لي البحث فيه.
account-may-search-until = مسموح لي البحث فيه، حتى { $day }.
account-may-answers = مسموح لي البحث فيه والإجابة منه.
account-may-answers-until = مسموح لي البحث فيه والإجابة منه، حتى { $day }.
account-may-everything = مسموح لي البحث فيه والإجابة منه وكتابة نبذة عنك.
account-may-everything-until = مسموح لي البحث فيه والإجابة منه وكتابة نبذة عنك، حتى { $day }.
account-other = لديه إذن وصول أيضًا: { $app }، منذ { $day }.
account-more = وغيرها: { $amount }.
account-end = إنهاء «{ $app }»
account-ended = انتهى إذن الوصول ذاك.
account-change = تغيير إذن الوصول
account-sample = <b>أرشيف Nina</b>، النموذج.
account-host-until = <b>{ $host }</b>، حتى { $day }
account-unknown = { $host } لا يقول ما المسموح لي، فأعرفه مع أسئلتك.
leave-ask = مغادرة؟ أنهي إذن الوصول، وأمحو إعداداتك وتنبيهاتك وكل ما أحتفظ به عنك.
leave-ask-unconnected = مغادرة؟ أمحو إعداداتك وتنبيهاتك وكل ما أحتفظ به عنك.
leave-archive = في أرشيفك { COUNT($messages, "social-chat-message") }. ما يُمحى لا يعود.
leave-keep-archive = مغادرة مع بقاء أرشيفي
leave-erase-archive = مغادرة ومحو أرشيفي
leave-stay = بقاء
leave-erasing = المحو جارٍ…
leave-done-none = تم. لم يبق عندي شيء عنك.
leave-done-waits = تم. لم يبق عندي شيء عنك، وأرشيفك بانتظارك متى عدت.
leave-done-erased = تم. مُحي أرشيفك وكل ما عندي عنك.
leave-access-stands = لم أستطع إنهاء إذن الوصول لدى { $place }؛ يُرجى إنهاؤه هناك.
leave-live = أبقى روبوت دردشة في حسابك على Telegram حتى إزالتي هناك: الإعدادات ← Telegram Business ← روبوتات الدردشة.
leave-limit = يبقى رقم واحد ليوم، للحد اليومي: صُرف { COUNT($credits, "credit") }.
leave-chat = هذه المحادثة تبقى في Telegram حتى مسحها.
export-doing = أجمع كل ما عندي عنك
export-whole = كل ما عندي عنك. من معه هذا الملف يقدر أن يقرأه.
export-elsewhere = كل ما عندي عنك. أما بياناتك نفسها فلدى { $host }. من معه هذا الملف يقدر أن يقرأه.
export-kept = ما أحتفظ به عنك. أرشيفك بعده. من معه هذا الملف يقدر أن يقرأه.
export-unreachable = ما أحتفظ به عنك. لا أصل إلى أرشيفك الآن؛ يُرجى الطلب من جديد بعد قليل.
export-link = أرشيفك أكبر من هذه المحادثة. الرابط لك وحدك، لعشر دقائق.
export-download = تنزيل
export-operator = أرشيفك أكبر من هذه المحادثة. من يشغّل هذا البوت يستطيع أن يعطيك إياه كاملًا: <code>npm run person</code>.
privacy-kept = ما أحتفظ به
privacy-kept-what = إذن الوصول وإعداداتك وتنبيهاتك، حتى المغادرة. النتائج، ست ساعات. الأزرار، 30 يومًا. السؤال، حتى جوابه.
privacy-kept-what-days = إذن الوصول وإعداداتك وتنبيهاتك، حتى المغادرة أو بعد { COUNT($days, "day", form: "of") } بلا استعمال. النتائج، ست ساعات. الأزرار، 30 يومًا. السؤال، حتى جوابه.
privacy-kept-costs = ثمن كل طلب، بلا كلماته، 35 يومًا.
privacy-encrypted = كل ذلك مشفّر، والمفتاح في مكان آخر، ولا سجلّ فيه كلماتك أو أسماء.
privacy-seen = من يرى بياناتك
privacy-seen-by = أنت، وهذا البوت.
privacy-model-none = لا يقرؤها أي نموذج لغوي.
privacy-model-local = نموذج لغوي على الجهاز نفسه يقرأ ما يلزم لسؤالك.
privacy-model-at = للإجابات يقرأ النموذج لدى { $host } سؤالك وما يلزمه من رسائل.
privacy-model-service = { $host } يجيب، وقد يستعمل نموذجًا لغويًا.
privacy-model-unknown = نموذج لغوي، إن كان لدى من يشغّل هذا البوت نموذج، يقرأ ما يلزم لسؤالك.
privacy-meaning-local = للبحث حسب المعنى يقرأ نموذج على الجهاز نفسه جميع رسائلك وأسئلتك.
privacy-meaning-at = للبحث حسب المعنى يتلقى النموذج لدى { $host } كلمات جميع رسائلك وأسئلتك.
privacy-seen-else = ينقل Telegram هذه المحادثة كأي بوت. لا شيء يُباع أو يُستعمل للتدريب، ولا شيء منك يُنشر في المجموعات.
privacy-erase = كيف تُمحى
privacy-erase-how = /disconnect، فورًا.
help-write = تكفي الكتابة.
    <b>كلمة</b> تجد الرسائل{ $word ->
        [none] { "" }
       *[other] : <code>{ $word }</code>
    }
    <b>اسم</b> يفتح صفحة صاحبه{ $name ->
        [none] { "" }
       *[other] : <code>{ $name }</code>
    }
    <b>سؤال</b> يلقى جوابًا{ $question ->
        [none] { "" }
       *[other] : <code>{ $question }</code>
    }
    <b>يوم</b> يُظهر ما حدث فيه{ $day ->
        [none] { "" }
       *[other] : <code>{ $day }</code>
    }
    <code>ماذا فاتني؟</code> يلخّص ذلك
help-exact = لبحث أدق: <code>from:joana</code> <code>chat:العائلة</code> <code>since:2025</code> <code>has:صورة</code> <code>"كلمات بعينها"</code> <code>-بدون</code>
    لحفظ رسالة: ردّ عليها بـ <code>/save</code>
help-commands = /chats /alerts /import /settings /account /privacy
help-prices = ثمن البحث { COUNT($search, "credit") }، وثمن الإجابة { $answer }. وغيرهما يقول ثمنه أولًا.

# ── Plain words ──
plain-hello = أهلًا. عمّ نبحث؟
plain-not-yet = سأبحث عن ذلك فور الربط.
plain-unchanged = لم يتغيّر شيء.
plain-did-you-mean = هل المقصود <b>/{ $command }</b>؟
plain-not-found-message = هذا ليس في أرشيفك.
plain-not-found-message-remote = لم أجد هذه.
plain-text-only = لا أقرأ إلا النصوص وملفات التصدير.
plain-changed = تغيّرت رسالتك. هل أعيدها؟
plain-prices = ثمن الإجابة هنا { COUNT($answer, "credit") }، وثمن البحث { $search }.
plain-left = عندك { $left }.
plain-no-more-asking = لن أسأل بعد الآن.

# ── Groups and inline mode ──
group-answer-in-private = إجابة على انفراد
group-not-yours = هذا ليس لك.
inline-only-you = لا يراها غيرك. نقرة على واحدة ترسل نصها.
inline-nothing = لا شيء عن «{ $words }».
inline-empty = كلمة من رسائلك تكفي.
inline-connect = الربط أولًا
inline-in-private = بحث عن «{ $words }» على انفراد
inline-not-allowed = البحث غير مسموح لي.
inline-trouble = لا أستطيع البحث الآن.

# ── Credits, where a service charges ──
credits-button = النقاط
credits-none = لا شيء يكلّف نقاطًا هنا.
credits-terms = عندك { COUNT($left, "credit") }. ثمن البحث { $search }، وثمن الإجابة { $answer }.
credits-left = <b>بقي { COUNT($left, "credit") }.</b>
credits-left-again = <b>بقي { COUNT($left, "credit") }</b>، والرصيد الجديد { $when }: { $allowance }.
credits-period = آخر 30 يومًا: { $spent }.
credits-period-searches = آخر 30 يومًا: { $spent }، معظمها للبحث ({ $most }).
credits-period-answers = آخر 30 يومًا: { $spent }، معظمها للإجابات ({ $most }).
credits-period-portraits = آخر 30 يومًا: { $spent }، معظمها للنبذات ({ $most }).
credits-period-lists = آخر 30 يومًا: { $spent }، معظمها للقوائم ({ $most }).
credits-doubt = ربما لم يُحسب منها { $credits }: لم يصل جواب.
receipt = { COUNT($credits, "credit") }
receipt-left = { COUNT($credits, "credit") } · بقي { $left }

# ── When something goes wrong ──
errors-not-connected = لم يتم الربط بعد.
errors-not-yet = سأفعل ذلك فور الربط.
errors-token-refused = انتهى إذن الوصول إلى { $place }.
errors-token-expired = { errors-token-refused }
errors-no-search = البحث لدى { $host } غير مسموح لي.
errors-no-search-own = البحث في أرشيفك غير مسموح لي.
errors-no-answer = الإجابة عن الأسئلة لدى { $host } غير مسموحة لي.
errors-no-answer-own = الإجابة من أرشيفك غير مسموحة لي.
errors-no-list = عرض قوائم الرسائل لدى { $host } غير مسموح لي.
errors-no-list-own = عرض قوائم رسائل أرشيفك غير مسموح لي.
errors-no-portrait = كتابة نبذة لدى { $host } غير مسموحة لي.
errors-no-portrait-own = كتابة نبذة من أرشيفك غير مسموحة لي.
errors-missing = ينقص:
errors-out = نفدت نقاطك لدى { $place }: الثمن { $needed }، وبقي { $left }.
errors-out-unknown = نفدت نقاطك لدى { $place }.
errors-out-again = الرصيد الجديد { $when }: { $allowance }.
errors-out-host = يمكن تغيير ذلك لدى { $host }.
errors-out-operator = من يشغّل هذا البوت يستطيع تغيير ذلك: <code>MONTHLY_CREDITS</code>.
errors-limit-own = هذا يتجاوز حدك اليومي: صُرف { $spent } من { $most }، وثمن هذا { $credits }.
errors-limit-operator = حد هذا البوت لكل شخص { COUNT($most, "credit") } في اليوم. صُرف { $spent }، وثمن هذا { $credits }.
errors-room-again = يتّسع من جديد: { $when }.
errors-change-limit = تغيير الحد
errors-break = { $place } يطلب استراحة لدقيقة.
errors-break-until = { $place } يطلب استراحة حتى الساعة { $at }.
errors-bad-request = لا أستطيع البحث عن هذا كما هو. ربما تنفع كلمات أقل، أو غيرها.
errors-not-offered = { $Place } لا يقدّم ذلك.
errors-not-found = لم يعد ذلك في { $place }.
errors-model-failed = لم يُجب النموذج اللغوي.
errors-timeout = طال الأمر، فتوقّفت.
errors-unreachable = لا أصل إلى { $place } الآن.
errors-connection-lost = لم يصل الجواب من { $place } كاملًا.
errors-unreadable-reply = { errors-connection-lost }
errors-service-failed = حدث عطل لدى { $place }، لا في سؤالك.
errors-reply-too-large = هذا كثير دفعة واحدة. يكفي اسم محادثة أو وقت.
errors-cancelled = توقّف.
errors-too-many-waiting = ما زلت مع آخر طلبين. يُرجى إرسال هذا من جديد بعد قليل.
errors-stop-them = إيقافهما
errors-private-only = أجيب على انفراد فقط.
errors-stale-button = انتهت صلاحية هذا الزر.
errors-internal = هذا خطئي أنا. إن تكرّر، فهذا المرجع لمن يشغّل هذا البوت: <code>{ $reference }</code>.
errors-secret = يبدو هذا كلمة مرور أو مفتاحًا، فلم أستخدمه. ربما يحسن حذفه.
errors-may-have-cost = ربما كلّف ذلك { COUNT($credits, "credit", form: "of") }.
errors-nothing-charged = لم يُحسب شيء.
errors-used-button = تم من قبل.
errors-restarted = أُعيد تشغيلي.
errors-too-fast = كان هذا كثيرًا دفعة واحدة. تلزمني عشر ثوانٍ.
errors-stranger = هذا البوت بالدعوة فقط. للدخول يلزم إرسال رقمك في Telegram إلى من يشغّله: <code>{ $userId }</code>. ولك /privacy و/disconnect أيضًا.
errors-not-invited = هذا البوت بالدعوة فقط.
errors-unsendable = جوابك عندي، لكن Telegram لم يقبله. ربما ينفع طلب أقل.
errors-sent-again = (أُرسلت من جديد: لم يؤكد Telegram الأولى.)
errors-nothing-visible = لا شيء يُرى في هذا الجواب.
progress-working = لحظة…
progress-still-reading = ما زلت أقرأ. أول إجابة في اليوم بطيئة.
progress-in-line = رقمك في الدور: { $position }.
progress-stopped = توقّف.
progress-nothing-running = لا شيء جارٍ.
progress-rest-in-file = البقية في هذا الملف.
idle-warning = مرّ { COUNT($unused, "day") } بلا استعمال، فسأنسى إذن الوصول بعد { COUNT($left, "day", form: "of") }. أي رسالة تُبقيه.
idle-forgotten = نسيت إذن الوصول: مرّ { COUNT($idle, "day") } بلا استعمال.
idle-forgotten-own = نسيت إذن الوصول: مرّ { COUNT($idle, "day") } بلا استعمال. أرشيفك كما هو.
idle-open-again = فتحه من جديد
place-archive = أرشيفك
place-sample = النموذج

# ── Dates and numbers ──
dates-today = اليوم
dates-yesterday = أمس
dates-tomorrow = غدًا
dates-today-at = اليوم الساعة { $time }
dates-on-weekday = يوم { WEEKDAY($weekday) }
dates-on-date = في { DATETIME($day, day: "numeric", month: "long") }
dates-on-date-in-year = في { DATETIME($day, day: "numeric", month: "long", year: "numeric") }
dates-on-weekday-date = يوم { WEEKDAY($weekday) } { DATETIME($day, day: "numeric", month: "long") }
dates-weekday-date-in-year = { DATETIME($day, weekday: "long") } { DATETIME($day, day: "numeric", month: "long", year: "numeric") }
dates-with-time = { $day }، { $time }
numbers-priced = { $label } ({ COUNT($amount, "credit") })

# ── Buttons that stand in several places ──
buttons-connect = ربط
buttons-try-again = محاولة من جديد
buttons-stop = إيقاف
buttons-search = بحث
buttons-look-around = جولة في النموذج
buttons-start-own = بدء أرشيفي
buttons-open-archive = فتحه
buttons-add-chats = إضافة محادثاتي
buttons-missed = ماذا فاتني؟
buttons-download = تنزيل كل شيء
buttons-leave = مغادرة
buttons-not-now = ليس الآن
buttons-answer-this = إجابة عن هذا
buttons-search-instead = بحث عن هذه الكلمات
buttons-search-for = بحث عن «{ $text }»
buttons-search-its-words = بحث عن كلماتها
buttons-save-it = حفظها
buttons-run-it = إعادتها
buttons-answer = إجابة
list-amount = { COUNT($amount, $kind) }
list-comma = { "، " }
