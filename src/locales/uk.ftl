-social-chat-group = { $count ->
    [one] { $count } чат
    [few] { $count } чати
   *[many] { $count } чатів
    }
    .one = Чат
    .all = чати
    .your = ваші чати
    .in = у ваших чатах
    .no = чатів
-social-chat-message = { $count ->
    [one] { $count } повідомлення
    [few] { $count } повідомлення
   *[many] { $count } повідомлень
    }
    .one = Повідомлення
    .all = повідомлення
    .your = ваші повідомлення
    .in = у ваших повідомленнях
    .no = повідомлень
-social-email = { $count ->
    [one] { $count } лист
    [few] { $count } листи
   *[many] { $count } листів
    }
    .one = Лист
    .all = листи
    .your = ваші листи
    .in = у ваших листах
    .no = листів
-social-post = { $count ->
    [one] { $count } допис
    [few] { $count } дописи
   *[many] { $count } дописів
    }
    .one = Допис
    .all = дописи
    .your = ваші дописи
    .in = у ваших дописах
    .no = дописів
-social-following = { $count ->
    [one] { $count } підписка
    [few] { $count } підписки
   *[many] { $count } підписок
    }
    .one = Підписка
    .all = підписки
    .your = ваші підписки
    .in = у ваших підписках
    .no = підписок
-social-calendar = { $count ->
    [one] { $count } календар
    [few] { $count } календарі
   *[many] { $count } календарів
    }
    .one = Календар
    .all = календарі
    .your = ваші календарі
    .in = у ваших календарях
    .no = календарів
-social-event = { $count ->
    [one] { $count } подія
    [few] { $count } події
   *[many] { $count } подій
    }
    .one = Подія
    .all = події
    .your = ваші події
    .in = у ваших подіях
    .no = подій
-favourite = { $count ->
    [one] { $count } запис в обраному
    [few] { $count } записи в обраному
   *[many] { $count } записів в обраному
    }
    .one = Запис в обраному
    .all = обране
    .your = ваше обране
    .in = у вашому обраному
    .no = записів в обраному
-file = { $count ->
    [one] { $count } файл
    [few] { $count } файли
   *[many] { $count } файлів
    }
    .one = Файл
    .all = файли
    .your = ваші файли
    .in = у ваших файлах
    .no = файлів
-credit = { $count ->
    [one] { $count } кредит
    [few] { $count } кредити
   *[many] { $count } кредитів
    }
-day = { $count ->
    [one] { $count } день
    [few] { $count } дні
   *[many] { $count } днів
    }
-hit = { $count ->
    [one] { $count } збіг
    [few] { $count } збіги
   *[many] { $count } збігів
    }
-record = { $count ->
    [one] { $count } запис
    [few] { $count } записи
   *[many] { $count } записів
    }
    .one = Запис
-mail = { $count ->
    [one] { $count } лист
    [few] { $count } листи
   *[many] { $count } листів
    }
-one-hit = { $count ->
    [one] { $count } збіг
    [few] { $count } збіги
   *[many] { $count } збігів
    }
-all = { "" }
    .your = усі ваші дані
    .in = в усіх ваших даних
-chats = { "" }
    .your = ваші чати
    .in = у ваших чатах
list-comma = { ", " }
access-allows-api-search-chat-threads = Шукати слова у ваших чатах
access-allows-api-search-ds = Шукати слова в одному розділі ваших даних
access-allows-api-search-universal = Шукати слова в усьому, що ви дозволили
access-allows-api-ds-query = Показувати списком і добирати записи, які ви дозволили
access-allows-api-llm-prompt = Питати мовну модель без ваших даних
access-allows-api-llm-agent-prompt = Давати мовній моделі читати дозволені дані, щоб відповісти на питання
access-allows-api-llm-profile-prompt = Давати мовній моделі складати портрет за дозволеними даними
access-allows-ds-r-social-chat-group = Читати ваші чати
access-allows-ds-r-social-chat-message = Читати ваші повідомлення
access-allows-ds-r-social-email = Читати ваші листи
access-allows-ds-r-social-post = Читати ваші дописи
access-allows-ds-r-social-following = Читати ваші підписки
access-allows-ds-r-social-calendar = Читати ваші календарі
access-allows-ds-r-social-event = Читати ваші події
access-allows-ds-r-favourite = Читати ваше обране
access-allows-ds-r-file = Читати ваші файли
access-presets-search-title = Шукати й читати
access-presets-search-price = { $credits } за пошук
access-presets-search-allows = Знаходить слова в даних і показує записи списком. Жодна модель їх не бачить.
access-presets-answers-title = … і відповіді моделі
access-presets-answers-price = { $credits } за питання
access-presets-answers-allows = Ще й відповідає на питання. Якщо сервіс має мовну модель, вона читає те, що потрібно для відповіді.
access-presets-everything-title = Усе
access-presets-everything-price = { $credits } за портрет
access-presets-everything-allows = Ще й описує людину за її повідомленнями: з ким, коли й про що вона пише.
access-lasts-30-days = Термін: 30 днів
access-lasts-90-days = Термін: 90 днів
access-lasts-1-year = Термін: 1 рік
access-lasts-until-revoked = Термін: доки не закрию
account-looking = Дивлюся ваш доступ… (0 кредитів)
account-to-sample = <b>Підключено</b> демодані вигаданої людини: вони не ваші.
account-to-own = <b>Підключено</b> ваш власний архів.
account-to-service = <b>Підключено</b> через { $service }
account-since = З { $at }
account-credits = Кредити: лишилося { $left }.
account-credits-unknown = Кредити: зараз не вдалося запитати в сервісу.
account-commands = Команди
account-more-than-left = більше, ніж лишилося
account-needs = потрібно <code>{ $scopes }</code>
account-permissions = Дозволи
account-from-service = за даними сервісу
account-from-person = як ви вказали під час підключення
account-from-unknown = сервіс їх не повідомляє: дізнаюся, поки ви користуєтеся командами
account-no-scopes = жодного, який знадобився б боту
account-others = Ще { $amount ->
    [one] { $amount } доступ
    [few] { $amount } доступи
   *[many] { $amount } доступів
    } до вашого архіву
account-others-unknown = Зараз не вдалося дізнатися, хто ще має доступ.
account-other = { $app }, з { $since }, до { $until }, ще не використовувався
account-other-used = { $app }, з { $since }, до { $until }
account-other-no-until = { $app }, з { $since }, доки ви не закриєте, ще не використовувався
account-other-no-until-used = { $app }, з { $since }, доки ви не закриєте
account-and-more = … і ще { $amount }
account-end = Закрити { $app }
account-ended = Цей доступ закрито.
account-had-ended = Цей доступ уже було закрито.
account-no-access = Ви не давали мені доступу до пошуку у вашому архіві.
asking-what = Що ви хочете дізнатися? Відповідь із ваших повідомлень коштує { COUNT($credits, "credit") }.
asking-hint = Ваше питання
asking-no-question = Тут немає питання. Нічого не витрачено.
asking-too-long = Для питання це задовго: будь ласка, не більше { $limit } знаків. Нічого не витрачено.
asking-cannot-narrow = Питання не можна звузити за допомогою has:. Усе інше, що вміє /search, працює й тут. Нічого не витрачено.
asking-reading = Шукаю відповідь у ваших даних: «{ $question }»
asking-reading-messages = Шукаю відповідь у ваших повідомленнях: «{ $question }»
asking-reading-these = Читаю те, що знайшлося
asking-plainly = Питаю модель без ваших даних: «{ $question }»
asking-what-about = Що там кажуть про «{ $words }»?
asking-what-about-no-words = Про що там, якщо коротко?
asking-read-nothing = ваших даних не прочитано
asking-no-links = Без посилання: { $platforms }. Посилання мають лише повідомлення із супергруп і каналів Telegram.
asking-took-out = прибрано вигаданих посилань: { $many }
asking-looked-only = переглянуто лише це: { LIST($what, type: "plain") }
asking-reply-to-go-on = ↩ Дайте відповідь на це повідомлення, щоб питати далі ({ COUNT($credits, "credit") }).
asking-stages-searched = пошук «{ $words }»: { $many }
asking-stages-listed = переглянуто список: { COUNT($many, $kind) }
asking-stages-read = прочитано далі: { COUNT($many, "record") }
asking-stages-counted = пораховано: { $many }
asking-stages-sampled = вибрано з різних чатів і днів: { COUNT($many, "record") }
asking-stages-writing = пишу відповідь
asking-stages-writing-part = пишу відповідь, { $part } з { $parts }
asking-wordless = Із цих слів не зрозуміло, що шукати. Додайте слово, яке це підкаже: ім’я, місце, річ. Наприклад: «де мій паспорт?»
asking-nothing = У ваших даних немає слів із цього питання. Спробуйте запитати іншими словами.
asking-no-model = Сервіс не має мовної моделі: він цитує, а не складає відповідь.
asking-closest = Найближче до { $question }
asking-only-near = Відповіді у ваших даних не знайшлося. Найближче до { $question }
asking-counted = підрахунок
asking-goes-to-model = Ваше питання і те, що для нього прочитано, підуть мовній моделі на { $host }. Докладніше — /privacy.
asking-went-to-model = ℹ️ Ваше питання і те, що для нього прочитано, пішли мовній моделі на { $host }. Кажу про це один раз; у /privacy це є завжди.
asking-buttons-search = Краще пошукати
asking-buttons-without-data = Запитати без даних
asking-buttons-about-this = Запитати про це
asking-buttons-without-it = Запитати без цього
asking-forgotten = Того, з чого це продовжується, я вже не маю: відповіді й результати зберігаю лише шість годин. Нічого не витрачено.
asking-seconds = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } с
asking-read = прочитано: { LIST($what, type: "plain") }
asking-read-chat = прочитано: { LIST($what, type: "plain") } із чату «{ $chat }»
asking-read-chats = прочитано: { LIST($what, type: "plain") } із { $chats } { $chats ->
    [one] чату
   *[many] чатів
    }
asking-kind-heading = { NOUN($kind, "one") }
balance-refill = Знову { $allowance } буде з { $at }.
bot-description = Шукайте у своїх повідомленнях та інших даних, читайте їх і ставте питання про них просто тут, у чаті.

    Підключіть дані й спробуйте /search, /ask і /recent. У меню видно, скільки кредитів коштує кожна команда.

    Відповіді бачите лише ви, токен зберігається зашифрованим, у групи нічого не надсилається, а /disconnect стирає все. Докладніше — /privacy.
bot-short-description = Пошук і питання за вашими даними в особистому чаті. Токен зашифровано; /disconnect стирає його.
buttons-connect = Підключити
buttons-connect-again = Підключити знову
buttons-connect-wider = Розширити доступ
buttons-connect-other = Підключити інший токен
buttons-start-again = Почати спочатку
buttons-try-again = Ще раз
buttons-account = Мій доступ
buttons-credits = Кредити
buttons-settings = Налаштування
buttons-privacy = Приватність
buttons-help = Що можна зробити?
buttons-disconnect = Відключити
buttons-check-token = Перевірити токен знову (безкоштовно)
buttons-stop-them = Зупинити їх
buttons-continue-in-private = Перейти в особистий чат
buttons-back = ◂ Назад
buttons-more = Ще ▸
buttons-search = Знайти
buttons-ask = Запитати
buttons-chats = Чати
buttons-cancel = Скасувати
buttons-run-again = Запустити знову
commands-start = Почати звідси
commands-help = Що можна зробити й скільки це коштує
commands-search = Шукати в повідомленнях, листах і файлах
commands-ask = Поставити питання про свої повідомлення
commands-recent = Показати нові повідомлення
commands-chats = Показати чати й відкрити один із них
commands-today = Що надійшло, хто чекає на відповідь і що на сьогодні
commands-count = Порахувати повідомлення — усі або з певними словами
commands-stats = Побачити свої повідомлення на картинці
commands-profile = Попросити модель описати вас за повідомленнями
commands-import = Завантажити свої чати й листи
commands-save = Зберегти повідомлення в архів
commands-cancel = Зупинити те, що виконується
commands-credits = Подивитися, скільки витрачено
commands-alerts = Подивитися й вимкнути те, що робиться саме
commands-settings = Часовий пояс, денний ліміт і приватність результатів
commands-account = Ваше підключення і що воно дозволяє
commands-connect = Підключити свої дані
commands-disconnect = Забути мій токен і все про мене
commands-privacy = Що про вас зберігається і як це стерти
connected-title = Усе підключено
connected-to-service = <b>Усе підключено</b> через { $service }.
connected-to-own = <b>Усе підключено</b>: це ваш власний архів.
connected-to-sample = <b>Усе підключено</b>: це демодані. У Telegram ви — { $you }, а дані — вигаданої людини на ім’я { $owner }.
connected-to-sample-no-owner = <b>Усе підключено</b>: це демодані. У Telegram ви — { $you }, а дані — вигаданої людини.
connected-to-sample-no-you = <b>Усе підключено</b>: це демодані. У Telegram ви — це ви, а дані — вигаданої людини на ім’я { $owner }.
connected-to-sample-no-you-no-owner = <b>Усе підключено</b>: це демодані. У Telegram ви — це ви, а дані — вигаданої людини.
connected-saved = <b>Токен збережено</b>: { $service }. Безкоштовно перевірити його не вдалося, це зробить ваша перша команда.
connected-token = Токен: <code>{ $masked }</code>
connected-lasts-until-ended = Доступ діє, доки ви його не закриєте.
connected-lasts-until = Доступ діє до { $at }.
connected-before-ended = Попередній доступ закрито.
connected-before-failed-here = Попередній доступ зараз закрити не вдалося: закрийте його в /account.
connected-before-failed-there = Попередній доступ зараз закрити не вдалося. Якщо він більше не потрібен, відкличте його самі через { $service }.
connected-before-impossible-here = Попередній токен може ще діяти: закрийте його в /account.
connected-before-impossible-there = Попередній токен може ще діяти. Якщо він більше не потрібен, відкличте його самі через { $service }.
connected-not-tried = Нічого з цього ще не перевірено:
connected-can-use = Вам доступні:
connected-allows-nothing = З ним не працює жодна команда, яка читає дані.
connected-not-with-token = Із цим токеном не працюють: { $commands } — чого бракує, покаже /account.
connected-not-with-access = Із цим доступом не працюють: { $commands } — чого бракує, покаже /account.
connected-empty = <b>Ваш архів поки порожній.</b> Далі: /import завантажить ваші чати.
connected-just-write = Просто напишіть, що шукаєте.
connected-just-write-ferry = Просто напишіть, що шукаєте, наприклад <code>ferry</code>.
connected-bring-in = Завантажити мої чати
connecting-heading = Підключіть свої дані
connecting-checking = Перевіряю ваш токен… (0 кредитів)
connecting-connecting = Підключаю… (0 кредитів)
connecting-nothing-stored = Нічого не збережено.
connecting-nothing-connected = Нічого не підключено.
connecting-sample = <b>Демодані</b>: чати, листи й файли вигаданої людини. Один дотик, усе дозволено, і зламати нічого не можна.
connecting-own = <b>Ваші дані</b>: архів, який сервіс цього бота зберігає лише для вас. Ви вирішуєте, що мені з ним можна робити.
connecting-connect-own = Підключити свої дані
connecting-look-around = Роздивитися на демоданих
connecting-replaces = Він замінить теперішній доступ, і той закриється.
connecting-may-do-own = Що мені можна робити з вашим архівом і як довго? Закрити доступ можна будь-коли в /account.
connecting-may-do-sample = Що мені можна робити з демоданими вигаданої людини і як довго?
connecting-choose-in-browser = Вибрати в браузері
connecting-stays-at = Ваші дані нікуди не переїжджають, їх зберігає { $service }; там ви вибираєте, що мені можна читати.
connecting-new-replaces = Новий токен замінить теперішній.
connecting-tap-and-tick = Натисніть кнопку й позначте, що мені можна читати. Посилання лише для вас і працює десять хвилин; нікому його не передавайте.
connecting-or-paste = Або надішліть токен: напишіть <code>/connect</code> і після нього токен, тут, у нашому особистому чаті. Я видалю ваше повідомлення і збережу токен зашифрованим.
connecting-make-and-send = Створіть токен у сервісі, потім надішліть <code>/connect</code> і після нього токен, тут, у нашому особистому чаті. Я видалю ваше повідомлення і збережу токен зашифрованим.
connecting-what-is-stored = Що зберігається?
connecting-on-the-page = На сторінці видно всі дозволи, там же вибирається термін. Посилання лише для вас і працює десять хвилин; нікому його не передавайте.
connecting-choose-what-i-may-read = Вибрати, що мені читати
connecting-removed = Повідомлення з токеном із цього чату видалено.
connecting-not-removed = <b>Будь ласка, видаліть повідомлення з токеном самі</b>: мені не вдалося прибрати його з цього чату.
connecting-incomplete = Це не схоже на повний токен
connecting-copy-again = Токен — одне довге слово з літер, цифр і кількох знаків, без пробілів. Скопіюйте його ще раз повністю й надішліть після <code>/connect</code>. Нічого не збережено.
connecting-never-in-groups = Не надсилайте токен у групу
connecting-exposed = Його не використано. Будь ласка, видаліть повідомлення. Вважайте, що цей токен бачили чужі: відкличте його в сервісі, створіть новий і підключіться в особистому чаті зі мною.
connecting-exposed-removed = Його не використано. Повідомлення видалено, але його могли встигнути прочитати. Вважайте, що цей токен бачили чужі: відкличте його в сервісі, створіть новий і підключіться в особистому чаті зі мною.
connecting-go-back = Поверніться в { $bot } і надішліть /connect: прийде нове посилання.
connecting-link-is-over = Це посилання більше не працює
connecting-link-was-used = Ним уже користувалися, йому понад десять хвилин, або його створив не цей бот.
connecting-declined = Підключення не відбулося
connecting-declined-why = Ви вирішили не давати доступу, тому нічого не збережено.
connecting-failed = Підключити не вдалося
connecting-page-failed = Сторінка доступу повідомила про збій. Нічого не збережено.
connecting-no-token = Сторінка доступу не надіслала придатного токена. Нічого не збережено.
connecting-not-stored = Нічого не збережено. Код: { $reference }
connecting-close-page = Цю сторінку можна закрити й повернутися в { $bot }.
disconnecting-ask-access = Стерти ваш доступ, збережені результати, кнопки, незакінчену роботу, те, що робиться саме, налаштування і список витраченого?
disconnecting-ask-token = Стерти ваш токен доступу ({ $masked }), збережені результати, кнопки, незакінчену роботу, те, що робиться саме, налаштування і список витраченого?
disconnecting-ask-unconnected = Зараз нічого не підключено, але могли лишитися налаштування або список витраченого. Стерти їх?
disconnecting-live-stops = Повідомлення вашого акаунта Telegram після цього більше не зберігаються.
disconnecting-cannot-be-undone = Скасувати це буде неможливо.
disconnecting-erase-all = Стерти все
disconnecting-erase-nothing = Не стирати
disconnecting-keep-it = Залишити
disconnecting-erasing = Стираю…
disconnecting-nothing-to-erase = Стирати не було чого
disconnecting-erased = Стерто
disconnecting-items-token = ваш токен доступу і те, що він дозволяє
disconnecting-items-results = { $amount ->
    [one] { $amount } збережений список
    [few] { $amount } збережені списки
   *[many] { $amount } збережених списків
    } результатів
disconnecting-items-buttons = { $amount ->
    [one] { $amount } набір
    [few] { $amount } набори
   *[many] { $amount } наборів
    } кнопок
disconnecting-items-pending = { $amount ->
    [one] { $amount } запит у
    [few] { $amount } запити в
   *[many] { $amount } запитів у
    } черзі
disconnecting-items-link = відкрите посилання для підключення
disconnecting-items-live = відомості про те, що ваш акаунт Telegram пов’язано зі мною
disconnecting-items-settings = ваші налаштування
disconnecting-items-spending = подробиці про { $amount ->
    [one] { $amount } платний запит
    [few] { $amount } платні запити
   *[many] { $amount } платних запитів
    }
disconnecting-ended-at = Закрито: { $service }
disconnecting-accesses-ended = { $amount ->
    [1] сам доступ: він
    [one] { $amount } доступ: вони
    [few] { $amount } доступи: вони
   *[many] { $amount } доступів: вони
    } більше нічого не { $amount ->
    [1] відкриває
   *[many] відкривають
    }
disconnecting-not-erased = Не стерто
disconnecting-stays-chat = цей чат у Telegram: його можна очистити в застосунку
disconnecting-stays-service = те, що зберігає { $service }
disconnecting-stays-service-and-access = те, що зберігає { $service }, і сам доступ: зараз закрити його не вдалося, відкличте його там
disconnecting-stays-service-and-token = те, що зберігає { $service }, і сам токен: якщо він більше не потрібен, відкличте його там
disconnecting-stays-today = сума за сьогодні ({ COUNT($spent, "credit") }): вона потрібна для денного ліміту, потім видалиться
disconnecting-archive-ask = Стерти й архів?
disconnecting-archive-holds = У ньому ваші дані: { COUNT($amount, "record") } ({ $bytes }). Стерти його — це назавжди, і всі інші доступи до нього закриються. Якщо нічого не робити, він залишиться.
disconnecting-archive-erase = Стерти й архів
disconnecting-archive-erasing = Стираю ваш архів…
disconnecting-archive-is-sample = Це демодані, вони лишаються.
disconnecting-archive-erased = Ваш архів стерто
disconnecting-archive-records = { COUNT($amount, "record") } ({ $bytes })
disconnecting-archive-accesses = { $amount ->
    [one] { $amount } доступ
    [few] { $amount } доступи
   *[many] { $amount } доступів
    } до нього
disconnecting-archive-nothing-left = У сервісі від нього нічого не лишилося.
disconnecting-archive-stays = Що лишається: { $what }.
examples-search = ferry from:me since:2025
examples-ask = о котрій ferry?
examples-recent = whatsapp received 7d
examples-today = тиждень
examples-count = ferry from:joana since:2025
examples-stats = whatsapp since:2025
examples-profile = мої подорожі
examples-import = telegram
examples-save = ключ під килимком
exports-telegram-note = Лише один чат: відкрийте його, потім ⋮ → «Експорт історії чату». Telegram може попросити підтвердити це на телефоні й зачекати добу.
exports-whatsapp-note = По одному чату за раз, не більше 40 000 останніх повідомлень. Чат із розширеною конфіденційністю експортувати не можна.
exports-signal-note = Резервна копія Signal — це інше: вона зашифрована, і прочитати її може лише Signal.
exports-slack-note = Експорт доступний лише власникам та адміністраторам. Закриті канали й особисті повідомлення потрапляють у нього не на всіх тарифах.
exports-discord-note = В архіві Discord лише ваші власні повідомлення. У файлах DiscordChatExporter (JSON) є обидві сторони.
exports-gmail-note = Поштові скриньки інших програм теж можна надіслати — файлами mbox.
exports-telegram-steps = На комп’ютері відкрийте Telegram Desktop (desktop.telegram.org). У застосунках для телефона експорту немає.
    Відкрийте меню ☰, потім «Налаштування» → «Розширені» → «Експорт даних із Telegram».
    Позначте потрібні чати; фото й відео не потрібні.
    Унизу, у розділі «Формат», виберіть «Машиночитний JSON» (Machine-readable JSON) замість HTML.
    Натисніть «Експортувати». Надішліть файл result.json із теки, яка з’явиться.
exports-whatsapp-steps = Відкрийте чат на телефоні.
    Android: ⋮ → «Більше» → «Експорт чату». iPhone: торкніться імені вгорі, потім «Експорт чату» в самому низу.
    Виберіть варіант без медіафайлів.
    Збережіть файл або надішліть його собі, а потім надішліть сюди zip чи .txt як є.
exports-signal-steps = Відкрийте налаштування Signal, потім «Чати» → «Експорт історії чатів» (Export chat history).
    Виберіть, куди зберегти експорт, без медіафайлів.
    Надішліть main.jsonl або всю теку одним zip.
exports-slack-steps = У браузері відкрийте меню робочого простору: Tools & settings → Workspace settings.
    Відкрийте Import/Export Data, потім Export.
    Виберіть період, натисніть Start Export і дочекайтеся листа з посиланням.
    Надішліть zip як є.
exports-discord-steps = Відкрийте «Налаштування користувача» → «Дані й конфіденційність».
    У розділі запиту всіх своїх даних позначте повідомлення й надішліть запит.
    Дочекайтеся листа з посиланням: до 30 днів.
    Надішліть zip як є.
exports-gmail-steps = Відкрийте takeout.google.com і зніміть позначки з усього.
    Позначте лише «Пошта», потім натисніть «Наступний крок».
    Виберіть .zip і розмір 2 або 4 ГБ та натисніть «Створити експорт».
    Дочекайтеся листа з посиланням і надішліть усі zip як є, один за одним.
failures-titles-not-connected = Дані ще не підключено
failures-titles-token-refused = Сервіс не приймає ваш токен
failures-titles-token-expired = Термін вашого токена минув
failures-titles-scope-missing = Ваш токен цього не дозволяє
failures-titles-credits-out = Ваші кредити в сервісі закінчилися
failures-titles-cap-reached = Так ви перевищите денний ліміт
failures-titles-rate-limited = Сервіс просить паузу
failures-titles-bad-request = Сервіс не зміг виконати цей запит
failures-titles-not-offered = Сервіс цього не вміє
failures-titles-not-found = Цього там більше немає
failures-titles-timeout = Сервіс надто довго відповідав
failures-titles-unreachable = Сервіс недоступний
failures-titles-connection-lost = Зв’язок перервався
failures-titles-service-failed = У сервісі даних сталася помилка
failures-titles-unreadable-reply = Відповідь не вдалося прочитати
failures-titles-reply-too-large = Відповідь виявилася завеликою
failures-titles-cancelled = Зупинено
failures-titles-too-many-waiting = Два ваші запити вже чекають у черзі
failures-titles-private-only = Особисті результати я показую лише в особистому чаті
failures-titles-stale-button = Ця кнопка вже не діє
failures-titles-internal = У мене щось пішло не так
failures-not-connected = Спершу підключіть свої дані через { $service }; ви самі вирішуєте, що боту можна читати.
failures-not-connected-sample = Досить двох дотиків: роздивіться дані вигаданої людини або підключіть власний архів.
failures-token-refused = Сервіс ({ $service }) не знає цього токена: його відкликали, або він неповний. Будь ласка, підключіться знову з новим.
failures-token-expired = Раніше він діяв, але термін минув. Підключитися знову — справа хвилини, і ви матимете новий.
failures-lacks = Бракує:
failures-needs = Сервіс не сказав, якого дозволу бракує; потрібні ці:
failures-lacks-unknown = Сервіс не сказав, якого дозволу бракує.
failures-credits-out = Цей запит коштує { COUNT($price, "credit") }; залишок: { $left }.
failures-credits-out-no-left = Цей запит коштує { COUNT($price, "credit") }.
failures-credits-out-no-price = Цей запит коштує більше, ніж лишилося; залишок: { $left }.
failures-credits-out-no-price-no-left = Цей запит коштує більше, ніж лишилося.
failures-counted-by = Їх рахує { $service }.
failures-cap-used-up = Кредити на сьогодні закінчилися.
failures-cap = Ліміт — { COUNT($limit, "credit") } на день (його задав власник бота); сьогодні витрачено { $spent }, а це коштує { $price }. Лік почнеться заново { $resetsAt } ({ $midnight }). Гортати попередні результати можна безкоштовно.
failures-cap-no-price = Ліміт — { COUNT($limit, "credit") } на день (його задав власник бота); сьогодні витрачено { $spent }. Лік почнеться заново { $resetsAt } ({ $midnight }). Гортати попередні результати можна безкоштовно.
failures-cap-mine = Ліміт — { COUNT($limit, "credit") } на день (ви задали його самі); сьогодні витрачено { $spent }, а це коштує { $price }. Лік почнеться заново { $resetsAt } ({ $midnight }). Ліміт можна підняти в /settings.
failures-cap-mine-no-price = Ліміт — { COUNT($limit, "credit") } на день (ви задали його самі); сьогодні витрачено { $spent }. Лік почнеться заново { $resetsAt } ({ $midnight }). Ліміт можна підняти в /settings.
failures-rate-limited = Забагато запитів за короткий час.
failures-wait-a-minute = Будь ласка, спробуйте знову за хвилину-дві.
failures-bad-request = Спробуйте менше слів або коротші слова, без незвичних знаків.
failures-not-offered = { $service } зараз цього не вміє. Інші команди працюють.
failures-not-found = Такого запису в сервісі більше немає. Можливо, його відтоді видалили.
failures-timeout = Повна відповідь не надійшла вчасно. Перший запит за день буває повільним; другий зазвичай швидший.
failures-unreachable = Зараз немає зв’язку: { $service } не відповідає. Будь ласка, спробуйте за кілька хвилин.
failures-connection-lost = Сервіс відповідав, але відповідь дійшла не повністю.
failures-service-failed = З вашим запитом усе гаразд.
failures-try-later = Будь ласка, спробуйте пізніше.
failures-try-after = Будь ласка, спробуйте після { $at }.
failures-unreadable-reply = Щось надійшло, але не в тому вигляді, про який ми домовилися. Це не означає, що нічого не знайшлося.
failures-too-large = Спробуйте звузити: більше слів, один чат або коротший час.
failures-cancelled = Запит зупинено, як ви просили.
failures-not-taken-up = Цей запит не прийнято; надішліть його знову, коли один із них закінчиться, або зупиніть їх.
failures-continue-there = Продовжити там?
failures-forgotten-button = Того, що за нею стояло, я вже не маю. Будь ласка, почніть із команди; їхній список — /help.
failures-internal = Це помилка бота, не ваша. Будь ласка, спробуйте пізніше.
failures-may-have-cost = Це могло коштувати { COUNT($price, "credit") }.
failures-may-have-cost-some = Це могло коштувати кредитів.
failures-reference = Код: <code>{ $reference }</code>
failures-refused-by-bot = Запит не надсилався: <b>нічого не витрачено</b>.
failures-refused-by-service = Сервіс відхилив запит: <b>нічого не витрачено</b>.
failures-refused-still-work = Із цим токеном працюють { $commands }.
failures-refused-none-works = Із цим токеном не працює жодна команда, яка читає дані.
failures-refused-widen = Щоб розширити доступ, створіть токен ще й із цими дозволами та надішліть його після <code>/connect</code>.
figures-your-messages = Ваші повідомлення
figures-your-emails = Ваші листи
figures-only-messages = Я вмію рахувати повідомлення й листи. Приберіть інше місце або напишіть in:emails.

    Нічого не витрачено.
figures-counting = Рахую: { $what }
figures-read = прочитано { $amount }, щонайбільше — { $most }
figures-sent-and-received = надіслано { $sent }, отримано { $received }
figures-none = Нічого не підходить. Якщо прибрати частину слів або фільтрів, може знайтися більше.
figures-silence = Найдовше мовчання: { COUNT($days, "day") }, з { $from } до { $to }
figures-busiest-month = Найжвавіший місяць: { DATETIME($name, month: "long", year: "numeric") }, { $amount }
figures-busiest-times = Найчастіше у { $day ->
    [1] понеділки
    [2] вівторки
    [3] середи
    [4] четверги
    [5] п’ятниці
    [6] суботи
   *[7] неділі
    }, близько { $hour }:00 (час { $zone })
figures-chats = Чати
figures-people = Люди
figures-favourite-words = Часті слова
figures-partial = Це найновіші: { $amount } із { $total }.
figures-partial-no-total = Це найновіші ({ $amount }); є й давніші.
figures-broken-off = Сервіс перестав відповідати на півдорозі; тут те, що надійшло раніше.
figures-by-month = За місяцями
figures-by-weekday = За днями тижня
figures-by-hour = За годинами ({ $zone })
figures-sent = надіслано
figures-received = отримано
figures-as-picture = Картинкою (безкоштовно)
figures-show = Показати їх
figures-count-anew = Порахувати заново
figures-count-again = Порахувати знову
figures-kept-since = Пораховано
figures-forgotten = Цих цифр я вже не маю: зберігаю їх лише шість годин.
figures-not-drawn = Зараз картинка не вдалася; ось її цифри.
figures-reading-question = Цей сервіс даних сам не рахує, тож мені доведеться читати: { $page ->
    [one] { $page } повідомлення
    [few] { $page } повідомлення
   *[many] { $page } повідомлень
    } за 1 кредит, починаючи з нових. Як далеко зазирнути? Ви платите лише за те, що я прочитаю.
figures-newest = До { $amount } (не більше { $credits ->
    [one] { $credits } кредиту
   *[many] { $credits } кредитів
    })
figures-nothing-counted = Нічого не пораховано й не витрачено.
figures-days = З { $first } до { $last }
figures-days-one = Усе за { $day }
front-overflow = Решта цієї відповіді — у файлі.
front-nothing-visible = (У цій відповіді немає видимого тексту.)
front-working = Працюю над цим
front-unknown-button = Ця кнопка зі старої версії. Надішліть /help
front-gone-button = Цю кнопку вже використано, вона застаріла або не ваша.
front-foreign-button = Ця кнопка — для того, хто питав.
front-too-fast = Забагато відразу. Дайте мені десять секунд і продовжуйте.
front-private-only = Особисті результати я показую лише в особистому чаті. Продовжити там?
front-not-allowed = Цей бот лише для запрошених.
front-stranger = Вітаю! Цей бот лише для запрошених. Щоб вас впустили, повідомте його власнику ваш ID у Telegram: <code>{ $userId }</code>. А те, що про вас зберігається, все одно ваше: /privacy, /disconnect.
front-repeat-note = Надіслано ще раз: першого разу Telegram не підтвердив отримання.
front-unsendable = Відповідь є, але Telegram її не прийняв. Спробуйте запитати конкретніше або надішліть /help.
front-secrets-token = Це схоже на токен доступу, тому його ніяк не використано. Щоб підключитися з ним, надішліть його після /connect. Якщо його могли бачити інші, створіть у сервісі новий.
front-secrets-other = Частина цього схожа на пароль або ключ, тому її нікуди не надіслано, а ваше повідомлення лишилося як є. Можливо, ви захочете його видалити. Щоб підключитися, надішліть токен після /connect.
front-beginning = { $doing }… ({ COUNT($price, "credit") })
front-going = { $doing }… { $seconds } с · { COUNT($price, "credit") }
front-still = Досі { SMALL($doing) }.
front-still-working = Я ще працюю над вашим попереднім запитом.
front-queued = Досі { SMALL($doing) }. { $before ->
    [0] Ваш запит — наступний
   *[many] Перед вашим запитом у черзі: { $before }
    }.
front-behind = { $doing }: { $before ->
    [0] одразу після попереднього
   *[many] після попереднього і ще { $before } у черзі
    }.
front-in-line = Зараз питають багато людей. Ваше місце в черзі: <b>{ $position }</b>.
front-stopped = Зупинено. { $price ->
    [0] Нічого не витрачено
    [one] Запит уже пішов, тож він іще може коштувати { $price } кредит
    [few] Запит уже пішов, тож він іще може коштувати { $price } кредити
   *[many] Запит уже пішов, тож він іще може коштувати { $price } кредитів
    }.
front-timed-out = Це тривало задовго, більше я не чекаю. { $cost }
front-interrupted = Відповідь перервав мій перезапуск. { $cost }
front-failed = У мене щось пішло не так. { $cost } Якщо це повториться, повідомте власнику бота цей код: <code>{ $reference }</code>
front-nothing-running = Зараз нічого не виконується.
front-stopped-now = Зупинено.
front-taken-back-profile = Портрет не складено. Нічого не витрачено.
front-taken-back-disconnect = Нічого не стерто.
front-taken-back-other = Нічого не змінено.
help-in-group = Я шукаю в даних людини й відповідаю за ними лише їй самій. У групах нічого особистого не пишу: щоб почати, відкрийте особистий чат із { $bot }.
help-heading = Що можна зробити зараз
help-heading-unconnected = Що можна зробити після підключення
help-not-with-token = не з вашим токеном
help-narrow = <b>Звузити пошук</b>: from:ім’я, from:me, chat:назва, on:telegram, when:"минулий тиждень", after:7d, before:2026-11-01, has:link, has:file, has:photo, "точні слова", -виключити; in:all, in:emails, in:files. Без слів для пошуку й після /recent покажу все відповідне списком, спочатку нове.
help-free = <b>Безкоштовно</b>: { $commands }
help-prices = Ціни є в меню, тут і на кожній кнопці; набрана команда виконується одразу, а у відповіді видно, скільки вона коштувала. Можна й просто щось написати: я запитаю, що з цим зробити.
idle-unused = Ви давно не користувалися підключенням
idle-warning = Токен, яким не користуються { COUNT($idle, "day") }, я забуваю, щоб ніхто не міг ним зловжити. До цього лишилося близько { $left ->
    [one] { $left } дня
   *[many] { $left } днів
    }. Виконайте будь-яку команду з вашими даними, наприклад <code>/recent</code>, і він залишиться.
idle-forgotten = Ваш токен стерто
idle-not-used = Ним не користувалися { COUNT($idle, "day") }.
idle-ended = У сервісі його теж закрито, і він більше нічого не відкриває.
idle-may-be-valid = У сервісі він може ще діяти: відкличте його там, якщо він більше не потрібен, або підключіться знову.
importing-file = файл
importing-heading = Завантажте свої чати й листи
importing-what = Експорт із ваших застосунків я кладу у ваш власний архів. Його зберігає { $service }: зашифрованим і лише для вас. Сам файл видаляється одразу після читання.
importing-step-1 = Виберіть застосунок: я покажу, де в ньому сховано експорт.
importing-step-2 = <b>Надішліть файл сюди (до { $most })</b>.
importing-step-2-page = <b>Надішліть файл сюди (до { $most })</b>, а більші файли — через сторінку завантаження.
importing-step-3 = Дочекайтеся звіту. Якщо надіслати те саме ще раз, додасться лише нове.
importing-not-connected = Для цього підключатися не потрібно; щоб потім шукати, надішліть /connect.
importing-way-to = { $app }: як зробити експорт
importing-elsewhere-heading = Як завантажити дані
importing-elsewhere = Ваші дані зберігає { $service }, туди вони й завантажуються. Цей бот не має до цього ключа: він лише читає те, що ви дозволили.
importing-elsewhere-file = Ваші дані зберігає { $service }, туди вони й завантажуються: цей бот може їх лише читати. З надісланого нічого не взято.
importing-page = Сторінка завантаження
importing-page-heading = Сторінка завантаження файлів
importing-page-what = Вона відкриється в браузері й прийме файли будь-якого розміру. Посилання лише для вас, відкривається один раз протягом десяти хвилин; нікому його не передавайте.
importing-open-page = Відкрити сторінку
importing-no-page = Сервіс не має сторінки завантаження. Надішліть файл сюди.
importing-how-to-export = Як зробити експорт?
importing-bringing = Завантажую «{ $name }»
importing-looking-after = Стежу за завантаженням
importing-taking = Забираю «{ $name }» з Telegram…
importing-bar-of = { $bar } із { $bytes }
importing-handing = Передаю «{ $name }» далі…
importing-looking = Зазираю в «{ $name }»…
importing-waiting = «{ $name }» чекає, поки закінчиться попередній файл.
importing-progress = прочитано { $read }, з них нових { $written }
importing-silent = Сервіс зараз не відповідає. Завантаження «{ $name }» там триває; я питатиму далі.
importing-silent-no-name = Сервіс зараз не відповідає. Завантаження там триває; я питатиму далі.
importing-still-going = Це надовго: завантаження «{ $name }» триватиме без мене.
importing-still-going-no-name = Це надовго: завантаження триватиме без мене.
importing-not-an-export = Не можу завантажити «{ $name }»: я приймаю експорт чатів і поштових скриньок у .json, .jsonl, .zip, .txt, .csv, .mbox або .eml. Де його знайти у ваших застосунках, покаже /import.
importing-too-large = «{ $name }» — завеликий файл ({ $bytes }); із чату я можу взяти файли до { $most }. Експортуйте менше чатів або без медіа й надішліть це.
importing-too-large-has-page = «{ $name }» — завеликий файл ({ $bytes }); із чату я можу взяти файли до { $most }. Сторінка завантаження приймає й більші.
importing-too-large-no-bytes = «{ $name }» — завеликий файл; із чату я можу взяти файли до { $most }. Експортуйте менше чатів або без медіа й надішліть це.
importing-too-large-no-bytes-has-page = «{ $name }» — завеликий файл; із чату я можу взяти файли до { $most }. Сторінка завантаження приймає й більші.
importing-gone = Telegram більше не віддає мені «{ $name }». Будь ласка, надішліть файл іще раз.
importing-interrupted = «{ $name }» не дійшов до мене з Telegram. Нічого не завантажено.
importing-no-service = Сервіс не прийняв «{ $name }». Нічого не завантажено.
importing-too-large-there = «{ $name }» більший, ніж приймає сервіс. Експортуйте менше чатів або без медіа.
importing-not-done = З вашими попередніми файлами ще не все: вони завантажуються або чекають на відповідь. Дайте відповідь або зупиніть їх, а потім знову надішліть «{ $name }».
importing-no-room = У сервісі зараз немає місця для «{ $name }». Нічого не завантажено.
importing-stopped = Зупинено. Із «{ $name }» нічого не завантажено.
importing-cannot-stop = Не вдалося зв’язатися із сервісом, щоб зупинити завантаження: там воно може тривати далі.
importing-unknown = Про це завантаження я вже нічого не знаю. Звіт зберігається добу; якщо сумніваєтеся, надішліть файл знову.
importing-waited-in-vain = Файли перед «{ $name }» забрали забагато часу. З нього поки нічого не завантажено.
importing-too-many = Ваших файлів у черзі вже багато. Надішліть цей іще раз, коли вони закінчаться.
importing-not-me = Це не я
importing-see = Подивитися, як іде
importing-connect-to-search = Підключити й шукати
importing-failed-cancelled = Зупинено. Нічого не завантажено.
importing-failed-cancelled-halfway = Зупинено. Те, що вже завантажено, лишається.
importing-failed-silent = За годину файл не надійшов повністю. Надішліть його ще раз.
importing-failed-unanswered = За день на питання не відповіли. Надішліть файл ще раз.
importing-failed-failed = Завантажити не вдалося, і причина не у вашому файлі. Власник сервісу знайде її в журналі; спробуйте пізніше.
importing-failed-not-known = Такого експорту я не знаю. Я читаю експорт Telegram, WhatsApp, Signal, Slack, Discord, поштові скриньки (mbox, Gmail Takeout) і записи, які видав сервіс даних (рядки JSON).
importing-failed-empty = Усередині немає нічого, що я вмію читати.
importing-failed-other-archive = Такі архіви тут не відкрити. Розпакуйте його й надішліть вміст у zip.
importing-failed-zip-password = Цей zip просить пароль. Розпакуйте його, запакуйте знову без пароля й надішліть.
importing-failed-zip-bomb = Цей zip після розпакування більший, ніж буває насправді. Я його не відкриваю.
importing-failed-zip-of-zips = У цьому zip лише інші zip. Розпакуйте його й надішліть те, що всередині.
importing-failed-damaged = Цей zip пошкоджено або він надійшов не повністю. Надішліть його ще раз або розпакуйте й запакуйте знову.
importing-failed-telegram-html = Це експорт Telegram у HTML, щоб переглядати в браузері. Зробіть його ще раз у Telegram Desktop: Налаштування > Розширені > Експорт даних із Telegram, формат «Машиночитний JSON» (Machine-readable JSON); для одного чату: ⋮ у чаті > Експорт історії чату. Потім надішліть result.json або zip цієї теки.
importing-failed-whatsapp-backup = Це резервна копія самого WhatsApp, яку читає лише WhatsApp. Краще експортуйте чат: відкрийте його, потім ⋮ або його назву, і «Експорт чату».
importing-failed-whatsapp-dates = Це чат WhatsApp, але дати в ньому записано так, що їх не прочитати.
importing-failed-signal-backup = Це зашифрована резервна копія Signal, яку читає лише Signal. Краще експортуйте чати: налаштування Signal, «Чати», «Експорт історії чатів».
importing-failed-discord-package = У цьому пакеті даних Discord немає повідомлень. Замовте його ще раз, позначивши «Повідомлення».
importing-failed-discord-html = Це експорт через DiscordChatExporter у HTML. Експортуйте ще раз у форматі «JSON».
importing-failed-outlook = Власні файли Outlook тут не прочитати. Експортуйте скриньку в mbox або збережіть листи файлами .eml і надішліть їх.
importing-receipt-brought-in = Завантажено: «{ $name }»
importing-receipt-nothing = Нічого не завантажилося: «{ $name }»
importing-receipt-stopped = Зупинено: «{ $name }»
importing-receipt-written = нових повідомлень і листів: { $amount }
importing-receipt-updated = змінилося з минулого разу: { $amount }
importing-receipt-known = уже було: { $amount }
importing-receipt-left-out = пропущено { $amount }: { $reasons }
importing-receipt-aside = Зараз пошук іде по демоданих; підключіть свої, щоб знайти це.
importing-receipt-you-are = Тут ви — { $person }, як і в попередніх експортах.
importing-receipt-broken-at = Файл обривається або не читається на байті { $byte }. Усе до цього місця завантажено.
importing-receipt-disk-full = На диску сервісу закінчилося місце: те, що встигло записатися, лишається.
importing-receipt-go-on = Те, що встигло завантажитися, лишається. Надішліть файл знову, щоб продовжити.
importing-left-out-service-message = { $n ->
    [one] { $n } позначка
    [few] { $n } позначки
   *[many] { $n } позначок
    } на кшталт «приєднався до групи»
importing-left-out-deleted = { $n ->
    [one] { $n } видалене повідомлення
    [few] { $n } видалені повідомлення
   *[many] { $n } видалених повідомлень
    }
importing-left-out-empty = { $n ->
    [one] { $n } порожнє повідомлення
    [few] { $n } порожні повідомлення
   *[many] { $n } порожніх повідомлень
    }
importing-left-out-unreadable = { $n } не читається
importing-left-out-unreadable-mail = { COUNT($n, "mail") } не читається
importing-left-out-unreadable-file = { COUNT($n, "file") } не читається
importing-left-out-not-a-mail = { $n ->
    [one] { $n } файл
    [few] { $n } файли
   *[many] { $n } файлів
    } без листів
importing-left-out-unsupported = { $n } такого виду, який застосунок не експортував
importing-left-out-duplicate = { $n } трапляється в експорті двічі
importing-left-out-no-date = { $n } без дати
importing-left-out-no-chat = { $n } із чатів, яких немає в експорті
importing-left-out-spam = { $n ->
    [one] { $n } лист
    [few] { $n } листи
   *[many] { $n } листів
    } зі спаму
importing-left-out-trash = { COUNT($n, "mail") } із кошика
importing-left-out-draft = { $n ->
    [one] { $n } чернетка
    [few] { $n } чернетки
   *[many] { $n } чернеток
    }
importing-left-out-chat-log = { $n ->
    [one] { $n } журнал
    [few] { $n } журнали
   *[many] { $n } журналів
    } чату
importing-ask-who = Хто ви в «{ $name }»?
importing-ask-who-why = Так стане ясно, які повідомлення ваші.
importing-ask-no-name = Без імені
importing-ask-person = { $name } · { COUNT($messages, "social-chat-message") }
importing-ask-you-are = У «{ $name }» ви — { $person }.
importing-ask-you-are-nobody = Вас немає серед людей у «{ $name }».
importing-ask-none-of-them = Мене тут немає
importing-ask-stop = Зупинити
importing-ask-page = { $page } із { $pages }
importing-ask-others-export = Схоже, «{ $name }» — це експорт іншої людини: <b>{ $person }</b>. Усе одно завантажити?
importing-ask-all-the-same = Усе одно завантажити
importing-ask-leave-it = Не треба
importing-ask-imported = Експорт іншої людини ({ $person }) усе одно завантажується.
importing-ask-date = У «{ $name }» є дата <b>{ $example }</b>. Що тут стоїть першим?
importing-ask-day-first = День
importing-ask-day-first-as = День (день { $day }, місяць { $month })
importing-ask-month-first = Місяць
importing-ask-month-first-as = Місяць (день { $day }, місяць { $month })
importing-ask-day-is-first = У «{ $name }» спочатку йде день.
importing-ask-month-is-first = У «{ $name }» спочатку йде місяць.
inline-connect = Спершу підключіть дані
inline-search-title = Знайти: { $words } ({ COUNT($credits, "credit") })
inline-search-posted = 🔎 Шукаю у своїх даних «{ $words }»
inline-search-button = Мої результати ({ COUNT($credits, "credit") })
inline-ask-title = Запитати: { $words } ({ COUNT($credits, "credit") })
inline-ask-posted = 💬 Питання до моїх даних: «{ $words }»
inline-ask-button = Моя відповідь ({ COUNT($credits, "credit") })
inline-in-private = Пошук ще не почато. Що знайдеться, побачите лише ви, у нашому особистому чаті.
inline-here = Виконається одразу, тут.
inline-too-long = Задовго: продовжмо в особистому чаті
inline-not-allowed = Ваш доступ цього не дозволяє
live-begun = Ви підключили мене до свого акаунта Telegram. Відтепер повідомлення з вибраних вами чатів одразу потрапляють у ваш архів: нові, змінені, видалені. Від вашого імені я нікому не пишу. Переглянути й зупинити це можна в /account; відключити мене від акаунта можете лише ви: Налаштування → Telegram для бізнесу → Чат-боти.
live-ended = Підключення до вашого акаунта Telegram більше немає. Збережене лишається у вашому архіві.
live-archive-gone = Ваш архів стерли, тому я більше не зберігаю повідомлення вашого акаунта Telegram. У /account це можна ввімкнути знову, з новим архівом.
live-start = Я знову зберігаю нове з вашого акаунта Telegram.
live-stop = Я більше нічого не зберігаю з вашого акаунта Telegram.
live-none = Підключення до вашого акаунта Telegram немає.
live-take-out = Відключити мене від акаунта Telegram можете лише ви: Налаштування → Telegram для бізнесу → Чат-боти.
live-still-connected = у Telegram я лишаюся чат-ботом вашого акаунта, доки ви мене не приберете: Налаштування → Telegram для бізнесу → Чат-боти. Зберігати я вже нічого не буду
live-flows = <b>Одразу в архів</b>: нові повідомлення вашого акаунта Telegram зберігаються з { $since }.
live-stopped = <b>Одразу в архів — зупинено</b>: з { $since } із вашого акаунта Telegram нічого не зберігається.
live-stop-it = Не зберігати мої повідомлення
live-start-it = Знову зберігати повідомлення
money-receipt-left = лишилося { $amount }
money-receipt-today = сьогодні { $spent } із { $cap }
money-receipt-today-no-cap = сьогодні { COUNT($spent, "credit") }
money-looking = Дивлюся ваші кредити…
money-left = Лишилося { COUNT($amount, "credit") }.
money-left-unknown = Зараз не вдалося дізнатися, скільки лишилося.
money-set-cap = Задати денний ліміт
money-today = <b>Сьогодні: </b>{ COUNT($spent, "credit") }
money-period = <b>За { $days ->
    [one] останній { $days } день
    [few] останні { $days } дні
   *[many] останні { $days } днів
    }: </b>{ COUNT($spent, "credit") }
money-by-command = { $command }: { COUNT($spent, "credit") }, { $calls ->
    [one] { $calls } запит
    [few] { $calls } запити
   *[many] { $calls } запитів
    }
money-before-disconnecting = { $spent } до відключення (без подробиць)
money-in-doubt = З них під питанням: { $spent }. Запит пішов, але повна відповідь не надійшла, і сервіс міг списати кредити, а міг і ні. Я вважаю їх витраченими.
money-through-bot = Це запити, зроблені через цього бота.
money-through-bot-only = Це запити, зроблені через цього бота; ваш залишок веде сервіс.
money-no-cap = Денного ліміту немає; задати його можна в /settings.
money-cap = Ліміт: { COUNT($limit, "credit") } на день (задав власник бота), лишилося { $left }. Лік почнеться заново { $until } ({ $midnight }).
money-cap-mine = Ліміт: { COUNT($limit, "credit") } на день (ваше налаштування), лишилося { $left }. Лік почнеться заново { $until } ({ $midnight }).
money-midnight-utc = північ UTC
money-midnight-own = ваша північ
money-nothing-spent = Нічого не витрачено.
numbers-credits = { COUNT($amount, "credit") }
numbers-priced = { $label } ({ COUNT($amount, "credit") })
numbers-credits-between = { $least }–{ COUNT($most, "credit") }
own-data-button = Надіслати мені все, що є про мене
own-data-collecting = Збираю все, що про вас зберігається…
own-data-doing = Збираю все, що про вас зберігається
own-data-whole = Усе, що про вас зберігається, двома файлами: те, що зберігаю я, без вашого токена, і ваш архів ({ COUNT($count, "record") }). Це простий текст: хто має файли, той може їх прочитати. Якщо надіслати мені records.jsonl, я завантажу його знову.
own-data-too-large = Те, що я про вас зберігаю, без вашого токена. Вашого архіву ({ COUNT($count, "record") }) тут немає: у ньому понад { $most } тексту. Власник бота може віддати вам його весь одним файлом: npm run person.
own-data-empty = Усе, що я про вас зберігаю, без вашого токена. Ваш архів порожній.
own-data-elsewhere = Усе, що я про вас зберігаю, без вашого токена. Самі ваші дані зберігає { $service }: попросіть їх там.
own-data-unreachable = Те, що я про вас зберігаю, без вашого токена. Прочитати ваш архів зараз не вдалося: спробуйте за кілька хвилин.
own-data-kept-only = Те, що я про вас зберігаю, без вашого токена. Далі — ваш архів.
own-data-page-heading = Ваш архів
own-data-page-what = Для цього чату ваш архів ({ COUNT($count, "record") }) завеликий. Сторінка в браузері віддасть його одним zip-файлом, безкоштовно. Посилання лише для вас, відкривається один раз протягом десяти хвилин; нікому його не передавайте.
own-data-open-page = Зберегти мій архів
own-data-in-parts = Ваш архів ({ COUNT($count, "record") }) великий: він прийде сюди частинами, zip-файлами. Це безкоштовно, і зупинити можна будь-коли.
own-data-sending-part = Готую частину { $part } вашого архіву
own-data-part = Частина { $part } вашого архіву: { COUNT($count, "record") }.
own-data-all-parts = Це весь ваш архів: { COUNT($count, "record") }. Усередині простий текст: хто має файли, той може їх прочитати. Якщо надіслати мені будь-який із них, я завантажу його знову.
own-data-parts-stopped = Зупинено. Частини, які вже прийшли, — ваші; решту не надіслано. Нічого не витрачено.
own-data-parts-broken = Прочитати ваш архів далі зараз не вдалося. Що прийшло, залишається; наступна — частина { $part }. Спробуйте за кілька хвилин.
own-data-go-on = Продовжити
plain-small-talk-thanks = Будь ласка.
plain-small-talk-greeting = Вітаю! Напишіть, що знайти, або поставте питання. Ціна стоїть на кнопці, перш ніж щось буде витрачено.
plain-small-talk-farewell = До зустрічі.
plain-small-talk-fine = Гаразд. Напишіть, коли захочете щось знайти.
plain-more = Щоб побачити продовження списку, натисніть { $next } під ним.
plain-text-only = Я читаю лише текст: напишіть слова для пошуку або питання.
plain-not-connected = Я можу пошукати це у ваших повідомленнях або відповісти за ними, щойно ви підключите дані.
plain-neither = Ваш токен не дозволяє ні шукати, ні питати. Що він дозволяє, покаже /account.
plain-search-or-ask = Знайти у ваших повідомленнях { $words } чи запитати про це?
plain-about-that-or-search = Запитати { $words } про те, на що ви відповіли, чи пошукати це всюди?
plain-unknown = Команди { $command } я не знаю. Усе, що я вмію, — у /help.
plain-changed = Ви це змінили. Виконати так, як написано тепер?
plain-did-you-mean = Команди { $command } я не знаю. Може, { $near }?
privacy-stored = Що зберігається і як довго
privacy-encrypted = Усе зашифровано, ключ зберігається окремо, а ваш ID у Telegram замінено кодом; те, що ви витратили, — просто числа під цим кодом. У журналах немає ні текстів, ні імен, ні питань, ні токенів.
privacy-where-to = Куди йдуть ваші дані
privacy-to-service = Коли ви запускаєте команду, ваші слова й питання разом із токеном отримує { $service }; відповідь повертається в цей чат.
privacy-model-none = Цей сервіс не має мовної моделі: /ask цитує ваші дані, і більше їх ніхто не читає.
privacy-model-unknown = Під час /ask і /profile дані, які дозволяє ваш токен, читає мовна модель цього сервісу, якщо він її має.
privacy-model-local = Під час /ask і /profile дані, які дозволяє ваш токен, читає мовна модель на власній машині сервісу ({ $host }).
privacy-model-elsewhere = Під час /ask і /profile ваше питання і те, що для нього прочитано з ваших даних, ідуть мовній моделі на { $host }; що з ними буде там, вирішує її власник.
privacy-not-sold = Цей бот нічого не продає, нікому не передає й не використовує для навчання.
privacy-files = Файл, який ви надсилаєте для завантаження, одразу передається цьому сервісу; у мене від нього нічого не лишається.
privacy-groups = У групах я ніколи не публікую нічого особистого.
privacy-how-to-erase = Як це стерти
privacy-erase = /disconnect одразу стирає все, що перелічено вище, закриває ваш доступ у сервісі, якщо це можливо, і каже, що стерто й закрито. Повідомлення вашого акаунта Telegram після цього більше не зберігаються. Лишається цей чат у Telegram (його можна видалити самостійно) і те, що зберігає сам сервіс. Якщо токен закрити не вдалося, відкличте його там.
privacy-items-1 = Ваш токен доступу і те, що він дозволяє: доки ви не відключитеся або доки ним не користуються { COUNT($days, "day") } (я попереджу заздалегідь).
privacy-items-1-no-days = Ваш токен доступу і те, що він дозволяє: доки ви не відключитеся або доки ним не користуються довгий час (я попереджу заздалегідь).
privacy-items-2 = Результати, які ви гортаєте, і те, з чого продовжує ваша відповідь на моє повідомлення: шість годин. Кнопки: 30 днів. Посилання для підключення: десять хвилин.
privacy-items-3 = Ваше повідомлення, яке коштує кредитів або чекає в черзі: доки на нього немає відповіді; потім лише його номер, два дні. Відповідь: доки її не прийме Telegram.
privacy-items-4 = Ваші налаштування: доки ви не відключитеся. Коли і яка команда скільки кредитів коштувала, без жодного слова: 35 днів або доки ви не відключитеся.
privacy-items-5 = Те, що робиться на ваше прохання саме (пошуки, за якими стежу, огляди дня): що шукати, коли, і коди того, про що вам уже сказано, — доки ви це не закінчите або не відключитеся. Тоді я читаю ваші дані так, ніби ви самі набрали команду, за ту ціну, на яку ви погодилися.
privacy-items-6 = Якщо ви підключите мене до свого акаунта Telegram: сам факт і відколи, доки ви не закінчите це там або не відключитеся; потім лише код, який не каже, про кого йдеться, щоб нічого звідти не зберігалося. Повідомлення йдуть просто у ваш архів; у мене їх не лишається.
profiles-too-long = Це задовго: будь ласка, не більше { $limit } знаків. Нічого не витрачено.
profiles-costs = Для портрета я прочитаю ваші повідомлення й опишу вас на одній сторінці. Це коштує { $credits } ({ $today }).
profiles-costs-with-focus = Для портрета я прочитаю ваші повідомлення й опишу вас, зважаючи на це: { $focus }. Це коштує { $credits } ({ $today }).
profiles-count-costs = Сервіс не має мовної моделі, щоб написати портрет. Але дещо можна порахувати, це коштує { $nothing }: з ким, де й коли ви пишете і які слова повторюються.
profiles-nothing = 0 кредитів
profiles-reading = Читаю ваші повідомлення для портрета
profiles-counting = Рахую ваші повідомлення для портрета
profiles-confirm = Погодитися: { COUNT($credits, "credit") }
profiles-count-it = Порахувати (0 кредитів)
queries-filters-sent = надіслано вами
queries-filters-received = отримано
queries-filters-on = у { $platform }
queries-filters-from = від «{ $name }»
queries-filters-chat = чати з «{ $name }» у назві
queries-filters-holding-link = з посиланням
queries-filters-holding-file = з файлом
queries-filters-holding-photo = з фото
queries-filters-holding-video = з відео
queries-filters-holding-voice = з голосовим повідомленням
queries-filters-holding-audio = з аудіо
queries-filters-holding-sticker = зі стікером
queries-filters-exactly = точно «{ $phrase }»
queries-filters-without = без «{ $word }»
queries-filters-before = до { $day }
queries-filters-before-is-utc = до { $day } (UTC)
queries-filters-since = з { $day }
queries-filters-since-is-utc = з { $day } (UTC)
queries-filters-on-day = за { $day }
queries-filters-on-day-is-utc = за { $day } (UTC)
queries-filters-days = з { $first } по { $last }
queries-filters-days-is-utc = з { $first } по { $last } (UTC)
queries-reasons-sender = збігається ім’я відправника
queries-reasons-chat = збігається назва чату
queries-reasons-missing = без { LIST($words, type: "plain", quotes: "«|»") }
queries-reasons-missing-more = без { LIST($words, type: "plain", quotes: "«|»") } …
queries-reasons-times = { $amount ->
    [one] { $amount } раз
    [few] { $amount } рази
   *[many] { $amount } разів
    }
queries-problems-no-word = Будь ласка, додайте хоча б одне слово для пошуку або фільтр, наприклад from:анна.
queries-problems-only-excluded = Тут сказано лише, що виключити. Будь ласка, додайте слово для пошуку або фільтр, наприклад from:анна.
queries-problems-only-punctuation = Тут немає слів, лише розділові знаки.
queries-problems-too-long = Для пошуку це задовго: будь ласка, не більше { $most } знаків.
queries-problems-excluded-key = Мінусом можна виключати лише слова: «-{ $key }:» не вийде.
queries-problems-nothing-after = Після { $key }: чогось бракує — напишіть це одразу за двокрапкою.
queries-problems-has = Після has: можна написати link, file, photo, video, voice, audio або sticker. Чи є в повідомленні «{ $value }», я не знаю.
queries-problems-platform = Я знаю ці застосунки: { $known }; ще там може стояти день.
queries-problems-place = Я не знаю місця «{ $value }». Після in: можна написати { $known }.
queries-problems-limit = За раз я можу отримати від 1 до { $most }, а не { $value }.
queries-problems-filter = Я не знаю фільтра «{ $value }». Є from:, chat:, on:, when:, after:, before: і has:.
queries-problems-to-come = { $day } ще не настало: нічого новішого за сьогодні бути не може.
queries-problems-no-day = Немає такого дня, який був би після { $after } і до { $before }.
queries-problems-date = Я не розумію дати «{ $value }». Спробуйте 2026-11-01, 7d, вчора або "минулий тиждень".
queries-problems-sender-too-long = Будь ласка, ім’я відправника не довше { $most } знаків.
queries-problems-chat-too-long = Будь ласка, назва чату не довша { $most } знаків.
records-amount = { COUNT($amount, $kind) }
records-heading = { CAPITAL(NOUN($kind, "all")) }
records-other-heading = Інше
records-place = { NOUN($place, "your") }
records-unnamed-chat = Чат без назви
records-no-text = (без тексту)
records-no-preview = Є збіг, але показати уривок не можна.
records-you = Ви
records-unreadable = не вдалося прочитати записів: { $amount }
records-labelled = { $label }: { $value }
records-to = Кому
records-where = Де
records-until = До
records-address = Адреса
records-kind = { NOUN($kind, "all") }
results-question = Що знайти? Пошук коштує { $price }.

    Його можна звузити:
results-question-places = або вказати, де шукати:
results-hint = Слова для пошуку
results-searching = Шукаю { NOUN($place, "in") }: «{ $subject }»
results-listing = Шукаю { NOUN($place, "in") }: { $filters }
results-title = { CAPITAL(NOUN($place, "your")) }:
results-newest-in = Нове { NOUN($place, "in") }
results-cannot-list = Цей сервіс даних не може знайти це без слова для пошуку. Додайте слово або приберіть has:, слова з мінусом і in:all.

    Нічого не витрачено.
results-facts-all = { COUNT($amount, $of) }
results-facts-shown = показано { COUNT($amount, $of) }
results-facts-best = найвідповідніші: { $shown } із { $total }
results-facts-best-at-least = найвідповідніші: { $shown } із { $total } або більше
results-facts-newest = найновіші: { $shown } із { $total }
results-facts-newest-at-least = найновіші: { $shown } із { $total } або більше
results-facts-none = 0 збігів
results-filtered = З фільтрами: { $filters }
results-sifted = Сервіс надіслав { COUNT($received, "one-hit") }, відібрано: { $filters } · приховано { $hidden }
results-nowhere = Нічого з { LIST($missing, quotes: "«|»") } не знайшлося. Тут є { LIST($present, quotes: "«|»") }.
results-page = сторінка { $page } з { $pages }
results-turning-is-free = гортати можна безкоштовно
results-next = Далі ▶
results-previous = ◀ Назад
results-ask-about-these = Запитати про ці
results-everywhere = Шукати всюди
results-gone = Цих результатів я вже не маю: зберігаю їх лише шість годин.
results-again = Шукати знову
results-none = { CAPITAL(NOUN($place, "in")) } нічого не знайшлося: { $what } ({ $filters }).
results-none-no-filters = { CAPITAL(NOUN($place, "in")) } нічого не знайшлося: { $what }.
results-none-readable = У тому, що вдалося прочитати { NOUN($place, "in") }, нічого не знайшлося: { $what } ({ $filters }).
results-none-readable-no-filters = У тому, що вдалося прочитати { NOUN($place, "in") }, нічого не знайшлося: { $what }.
results-looked-through = Переглянуто все це: { $kinds }. Це все, що дозволяє ваш доступ. За який час є дані кожного застосунку, безкоштовно дізнатися не можна; /recent покаже найновіше повідомлення, а недавні могли ще не дійти.
results-reaching = Переглянуто все це: { $kinds }. Це все, що дозволяє ваш доступ. Ось за які дні є дані:
    { $lines }
    Новіше могло ще не дійти.
results-nothing-there = Переглянуто все це: { $kinds }. Там поки нічого немає. /import завантажить ваші дані.
results-sifted-away = Сервіс надіслав { COUNT($received, "one-hit") }, відібрано: { $filters } · приховано { $hidden }. Спробуйте без цього.
results-fewer-filters = Якщо прибрати частину фільтрів, може знайтися більше.
results-fewer-words = Якщо залишити менше слів або змінити їхню форму, знайдеться більше.
results-other-form = Спробуйте іншу форму слова або ім’я, яке з ним пов’язане.
results-just-this = Лише «{ $word }»
results-messages-only = Шукати в повідомленнях
results-your-chats = Шукати в чатах
results-without-filters = Шукати без фільтрів
results-without-quotes = Шукати без лапок
results-ask-instead = Краще запитати
results-around = Що писали поруч
results-open-chat = Відкрити чат
results-whole-text = Увесь текст
results-fetching = Отримую запис повністю
results-only-part = Це лише частина: повністю вона задовга, щоб зберігати її тут.
results-no-longer = Цього там більше немає.
results-open-in-telegram = Відкрити в Telegram
results-no-link-telegram = Посилання немає: Telegram має посилання на повідомлення супергруп і каналів, а із цього запису не видно, що він звідти.
results-no-link-other = Посилання немає: { $platform } не дає посилань на окремі повідомлення.
routines-watch = Стежити
routines-list = За чим я стежу
routines-none = Зараз я ні за чим для вас не стежу і без прохання нічого не надсилаю. Під пошуком можна натиснути «Стежити»; /today запропонує огляд кожного дня чи тижня.
routines-listed = Що робиться для вас саме
routines-watching = Стежу за «{ $query }»
routines-today = Ваш день
routines-week = Ваш тиждень
routines-when = { $day ->
    [1] щопонеділка
    [2] щовівторка
    [3] щосереди
    [4] щочетверга
    [5] щоп’ятниці
    [6] щосуботи
   *[7] щонеділі
    } о { $time }
routines-when-no-day = щодня о { $time }
routines-in-utc = (UTC)
routines-price = { COUNT($each, "credit") } за раз, не більше { $most } на місяць
routines-spent = витрачено цього місяця: { $credits }
routines-offer-watch = Повідомляти, коли з’явиться щось нове за запитом «{ $query }»?
routines-offer-watch-how = Я дивлюся без нагадувань, про нове кажу один раз і мовчу, якщо нічого немає.
routines-offer-today = Надсилати вам це щодня? Що надійшло, хто чекає на відповідь і про що домовлялися на цей день.
routines-offer-week = Надсилати вам огляд щотижня? Хто писав найбільше, хто чекає на відповідь і що попереду.
routines-stops-by-itself = Якщо цього більше не дозволять ваш доступ, кредити чи денний ліміт, воно зупиниться саме й повідомить про це.
routines-every-day = Раз на день · { COUNT($each, "credit") } за раз · не більше { $most } на місяць
routines-every-week = Раз на тиждень · { COUNT($each, "credit") } за раз · не більше { $most } на місяць
routines-at = { $day ->
    [1] Пн
    [2] Вт
    [3] Ср
    [4] Чт
    [5] Пт
    [6] Сб
   *[7] Нд
    }, { $time }
routines-at-no-day = { $time }
routines-not-now = Не зараз
routines-begun = Увімкнено. Перший раз —
routines-too-many = Скільки справ може йти для однієї людини без нагадувань: { $most }. Спершу вимкніть одну з них.
routines-already = Це я вже роблю.
routines-cannot-watch = Цей сервіс даних не може шукати таке без слова для пошуку. Додайте слово або приберіть has: і слова з мінусом.
routines-end = Вимкнути: { $what }
routines-go-on = Продовжити: { $what } ({ COUNT($each, "credit") } за раз)
routines-ended = Вимкнено. Саме більше нічого не прийде.
routines-gone = Це вже вимкнено.
routines-found = Нове за запитом «{ $query }»
routines-more = і ще { $amount }: щоб побачити все, запустіть пошук
routines-search-all = Знайти все
routines-looking = Шукаю нове за запитом «{ $query }»
routines-stopped = Зупинено: { $what }
routines-why-not-connected = Ваші дані більше не підключено.
routines-why-token = Ваш доступ більше не діє.
routines-why-scope-missing = Ваш доступ цього більше не дозволяє.
routines-why-credits-out = Ваші кредити в сервісі закінчилися.
routines-why-cap-reached = Вийшло б більше за ваш денний ліміт.
routines-why-dearer = Тепер це коштує більше, ніж ви погодилися платити.
routines-why-unreadable = Я більше не можу прочитати, що шукати.
routines-why-trouble = Сервіс багато разів поспіль не зміг відповісти.
routines-erased = те, що робилося для вас саме: { $amount }
routines-lost = { $doing }: мій перезапуск перервав це, і чим воно скінчилося, невідомо. Це могло коштувати { COUNT($credits, "credit") }.
saving-saved = Збережено у вашому архіві, у чаті «Saved».
saving-saved-aside = Збережено у вашому власному архіві, у чаті «Saved». Зараз ви шукаєте в демоданих; підключіть свої дані, щоб це знайти.
saving-known = Це вже збережено.
saving-how = Дайте відповідь командою /save на повідомлення, яке хочете зберегти (можна й на переслане), або напишіть текст після команди: /save ключ під килимком
service-own = сервіс даних цього бота
settings-unknown = Такого налаштування я не знаю. Можна написати, наприклад: /settings cap 20, /settings cap none, /settings zone Київ, /settings protect on, /settings cover on, /settings delete 1h, /settings pictures dark.
settings-back = ‹ Налаштування
settings-language-label = Мова:
settings-language-open = Мова
settings-language-ask = Якою мовою мені відповідати? Шукати можна будь-якою.
settings-language-as-telegram = Як у Telegram
settings-cap-label = Денний ліміт:
settings-cap-none = власного немає
settings-cap-zero = 0 — нічого платного не запускається
settings-cap-operator = Власник бота дозволяє { $credits } на день; діє менший із двох лімітів.
settings-cap-remove = Без ліміту
settings-results-open = Приватність
settings-results-cover-label = Ховати результати:
settings-results-cover-on = так — ніхто не прочитає їх, доки ви не торкнетеся
settings-results-cover-off = ні — їх видно одразу
settings-results-cover-turn-on = Ховати результати
settings-results-cover-turn-off = Не ховати результати
settings-results-protect-label = Захищати результати:
settings-results-protect-on = так — їх не можна переслати, зберегти чи скопіювати
settings-results-protect-off = ні — їх можна пересилати й зберігати
settings-results-protect-turn-on = Захищати результати
settings-results-protect-turn-off = Не захищати результати
settings-results-delete-label = Видаляти результати:
settings-results-delete-after = через { $time } після показу
settings-results-delete-never = ніколи — вони лишаються в чаті
settings-results-delete-keep = Не видаляти
settings-results-from-now-on = Це стосується результатів відтепер. Результати — це все, що взято з ваших даних.
settings-results-deleted = Тут був результат, який видаляється сам.
start-in-group = Вітаю. На особисті питання я відповідаю лише в особистому чаті: відкрийте чат із { $bot }.
start-hello = Вітаю, { $name }
start-hello-no-name = Вітаю
start-welcome-back = З поверненням, { $name }
start-welcome-back-no-name = З поверненням
start-what = Я шукаю у ваших повідомленнях та інших даних і відповідаю на питання про них просто тут, у чаті. Відповіді бачите лише ви.
start-sample-or-own = Спершу роздивіться дані вигаданої людини або підключіть власний архів.
start-stays-at = Ваші дані нікуди не переїжджають, їх зберігає { $service }; ви вирішуєте, що мені можна читати.
start-steps = 1. Підключіть дані
    2. Спробуйте <code>/search ferry</code>
    3. Запитайте щось: <code>/ask when is the launch?</code>
start-connected = Усе підключено. Напишіть, що шукаєте, або скористайтеся <code>/search</code>, <code>/ask</code> і <code>/recent</code>.
start-asked = В іншому чаті ви запитали <code>{ $typed }</code>. Тут відповідь побачите лише ви.
start-answer-here = Відповісти тут
start-what-can-you-do = Що вміє бот?
timelines-newest = Нове: { NOUN($kind, "all") }
timelines-newest-in = Нові повідомлення в чаті
timelines-around-in = Поруч із цим у чаті
timelines-fetching = Отримую { NOUN($kind, "all") }: { $filters }
timelines-fetching-no-filters = Отримую найновіше: { NOUN($kind, "all") }
timelines-opening = Відкриваю «{ $chat }»
timelines-looking-around = Дивлюся, що поруч, у «{ $chat }»
timelines-fetching-earlier = Отримую те, що було раніше
timelines-fetching-later = Отримую те, що було пізніше
timelines-none = Поки немає { NOUN($kind, "no") }. Можливо, вони ще не дійшли.
timelines-none-filtered = Немає { NOUN($kind, "no") } з такими умовами: { $filters }. Якщо прибрати частину фільтрів, може знайтися більше; спробуйте: надіслані, отримані, telegram, 7d.
timelines-none-in-chat = У цьому чаті немає повідомлень.
timelines-what-to-type = Що можна написати?
timelines-earlier = ▲ Раніше
timelines-later = ▼ Пізніше
timelines-more-chats = ▼ Ще чати
timelines-beginning = це самий початок
timelines-nothing-earlier = раніше нічого немає
timelines-nothing-later = пізніше нічого немає
timelines-later-failed = те, що було пізніше, отримати не вдалося
timelines-free = безкоштовно
timelines-gone = Цього списку я вже не маю: зберігаю його лише шість годин.
timelines-again = Отримати знову
timelines-sent = Надіслані
timelines-received = Отримані
timelines-everything = Без фільтрів
timelines-chats = Ваші чати
timelines-chats-named = Ваші чати з назвою
timelines-listing-chats = Складаю список ваших чатів
timelines-looking-for-chats = Шукаю чати з назвою «{ $name }»
timelines-no-chats = Чатів поки немає. Можливо, вони ще не дійшли.
timelines-no-chat-named = Немає чатів, у назві яких є «{ $name }».
timelines-chat-name-too-long = Будь ласка, назва чату не довша { $most } знаків. Нічого не витрачено.
timelines-chat-number = { $number } · { $price }
today-title = Сьогодні, { DATETIME($day, weekday: "long", day: "numeric", month: "long") }
today-week-title = Ваш тиждень, з { DATETIME($from, day: "numeric", month: "long") } до { DATETIME($to, day: "numeric", month: "long") }
today-doing = Дивлюся ваш день
today-doing-week = Дивлюся ваш тиждень
today-doing-then = Дивлюся, що було
today-waiting = Чекають на вашу відповідь
today-named = Ідеться про сьогодні
today-named-next = Ідеться про найближчі дні
today-named-then = Ідеться про цей день
today-happened = Що надійшло
today-happened-week = Де щось відбувалося
today-others = і ще { COUNT($chats, "social-chat-group") }
today-nothing = Сьогодні нічого не надійшло, і на відповідь, схоже, ніхто не чекає.
today-nothing-week = За цей тиждень нічого не надійшло, і на відповідь, схоже, ніхто не чекає.
today-nothing-then = Тоді нічого не надійшло.
today-which-day = Я дивлюся один день або тиждень: /today вчора, /today середа, /today тиждень. Нічого не витрачено.
today-not-synced = Чекали більшого? Можливо, воно ще не потрапило у ваш архів.
today-read = прочитано з { DATETIME($since, day: "numeric", month: "long") }: { COUNT($amount, "social-chat-message") }
today-read-newest = прочитано найновіше: { COUNT($amount, "social-chat-message") }
today-daily = Надсилати щодня
today-weekly = Огляд щотижня
today-in-words = Коротко про головне
today-question = Що сьогодні було в моїх чатах, хто чекає на мою відповідь і які в мене обіцянки на сьогодні?
today-question-week = Що важливого було в моїх чатах за останні сім днів, хто чекає на мою відповідь і що попереду?
today-then-title = З { DATETIME($from, day: "numeric", month: "long") } до { DATETIME($to, day: "numeric", month: "long") }
zones-title = Часовий пояс:
zones-here = { $zone }, там зараз { $time }
zones-unknown = поки невідомий, тому ваш день починається й закінчується опівночі за UTC
zones-pick = Котра година на вашому годиннику? Тоді в пошуку й витратах ваш день починатиметься й закінчуватиметься о вашій півночі.
zones-choice = { $time } · { $where }
zones-several = Для «{ $typed }» є кілька часових поясів. Який із них ваш?
zones-not-found = Я не знаю часового поясу «{ $typed }».
zones-set = Ваш часовий пояс — { $zone }, там зараз { $time }. Ваш день починається й закінчується о вашій півночі.
zones-counting = Те, що витрачено сьогодні, рахується до
zones-forgotten = Ваш часовий пояс стерто: день знову починається й закінчується опівночі за UTC.
zones-change = Часовий пояс
zones-tell = Часовий пояс
zones-forget = Забути часовий пояс
zones-back = Усі налаштування
zones-hours-in-utc = Я не знаю вашого часового поясу, тому це години за UTC.
zones-ask = Я не знаю вашого часового поясу, тому це дні за UTC.
zones-typing = Немає серед них? Напишіть своє місто, наприклад { $city }, або { $name }, або { $offset }.
writing-quoted = «{ $text }»
