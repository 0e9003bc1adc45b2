/** Drops undefined members, for types with `exactOptionalPropertyTypes`. */
export function defined<T extends object>(members: T): { [Name in keyof T]?: Exclude<T[Name], undefined> } {
  const present: { [Name in keyof T]?: Exclude<T[Name], undefined> } = {};
  for (const name in members) {
    const value = members[name];
    if (value !== undefined) present[name] = value as Exclude<T[typeof name], undefined>;
  }
  return present;
}
