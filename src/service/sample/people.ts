/**
 * The sample person and everybody she writes with. All of them are invented.
 * Nina Almeida translates from German, Russian and Japanese in Lisbon and restores a wooden boat, the Andorinha.
 */

export interface Person {
  readonly name: string;
  /** Absent for people without a public handle. */
  readonly handle?: string;
  readonly email?: string;
}

export const SAMPLE_PERSON = { name: 'Nina Almeida', handle: 'nina.andorinha' } as const;
export const SAMPLE_EMAIL = 'nina.almeida@andorinha.example';

export const PEOPLE = {
  nina: { name: SAMPLE_PERSON.name, handle: SAMPLE_PERSON.handle, email: SAMPLE_EMAIL },
  tomas: { name: 'Tomás Reis', handle: 'tomasreis', email: 'tomas.reis@mail.example' },
  rui: { name: 'Rui Almeida', handle: 'rui_almeida', email: 'rui.almeida@mail.example' },
  joana: { name: 'Joana Matos', handle: 'joanamatos' },
  pai: { name: 'Pai' },
  mama: { name: 'Мама', handle: 'ludmila_a' },
  zoya: { name: 'Бабушка Зоя' },
  sveta: { name: 'Тётя Света', handle: 'sveta_riga' },
  oleg: { name: 'Олег Карпов', handle: 'okarpov' },
  anibal: { name: 'Mestre Aníbal' },
  sofia: { name: 'Sofia Lund', handle: 'sofialund', email: 'sofia.lund@mail.example' },
  graca: { name: 'Dona Graça' },
  lena: { name: 'Lena Brandt', handle: 'lenabrandt', email: 'lena.brandt@mail.example' },
  katrin: { name: 'Katrin Vogel', handle: 'katrin.vogel', email: 'katrin.vogel@fahrenholz.example' },
  miguel: { name: 'Miguel Sá', handle: 'miguel.sa', email: 'miguel.sa@tagusloc.example' },
  priya: { name: 'Priya Nair', handle: 'priya', email: 'priya.nair@tagusloc.example' },
  jonas: { name: 'Jonas Weiß', handle: 'jonas.weiss', email: 'jonas.weiss@fahrenholz.example' },
  yuki: { name: '田辺ゆき', handle: 'yuki_tnb', email: 'yuki.tanabe@mail.example' },
  haru: { name: 'Haru', handle: 'haru_cafe' },
  kenji: { name: '森 健二', handle: 'mori_k' },
  kaito: { name: 'kaito_88', handle: 'kaito_88' },
  amira: { name: 'أميرة حداد', handle: 'amira_h' },
  marta: { name: 'Marta 🌊', handle: 'marta_runs' },
  ben: { name: 'Ben O’Connell', handle: 'benoc' },
  dora: { name: 'Dora Quintela', handle: 'doraq' },
  hugo: { name: 'Hugo', handle: 'hugo_go' },
  wim: { name: 'Wim de Groot', handle: 'wim_splice' },
  carla: { name: 'carla<3boats', handle: 'carla3' },
  pinto: { name: 'Clínica Dr. Pinto' },
  system: { name: 'system', handle: 'system' },
} as const satisfies Record<string, Person>;

export type PersonKey = keyof typeof PEOPLE;

/** Whether `key` names a person of the table. */
export function isPersonKey(key: string): key is PersonKey {
  return Object.hasOwn(PEOPLE, key);
}
