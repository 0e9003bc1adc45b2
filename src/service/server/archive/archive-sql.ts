/** For statements that are the same for an archive in a file and in Postgres, except for the owner in each row there. */
import type { DatabaseSync, StatementSync } from 'node:sqlite';

export type SqlRow = Record<string, unknown>;

/** Runs a statement for one archive: its parameters are $2, $3, …, and $1 is the owner's number in Postgres. */
export type Query = (sql: string, ...parameters: readonly unknown[]) => SqlRow[];

export interface ArchiveSql {
  readonly query: Query;
  /** Goes before the name of each table. */
  readonly schema: string;
  /** Condition: a row belongs to this archive. */
  readonly own: string;
  /** Go before the columns and values of an inserted row. */
  readonly owner: string;
  readonly ownerValue: string;
  /** Condition: a column has one of a parameter's numbers. */
  isAnyOf(column: string, parameter: string): string;
  /** A parameter's numbers as a table, whose column is `value`. */
  list(parameter: string): string;
}

export function sqliteSql(database: DatabaseSync): ArchiveSql {
  const statements = new Map<string, StatementSync>();
  function query(sql: string, ...parameters: readonly unknown[]): SqlRow[] {
    const statement = statements.get(sql) ?? database.prepare(sql);
    statements.set(sql, statement);
    const named = parameters.map((value, at) => [at + 2, Array.isArray(value) ? JSON.stringify(value) : value]);
    return statement.all(Object.fromEntries(named));
  }
  const list = (parameter: string) => `json_each(${parameter})`;
  return {
    ...{ query, schema: '', own: 'true', owner: '', ownerValue: '', list },
    isAnyOf: (column, parameter) => `${column} in (select value from ${list(parameter)})`,
  };
}

export function postgresSql(query: Query): ArchiveSql {
  return {
    ...{ query, schema: 'data_service.', own: 'owner = $1', owner: 'owner, ', ownerValue: '$1::integer, ' },
    list: (parameter) => `unnest(${parameter}::bigint[]) as given (value)`,
    isAnyOf: (column, parameter) => `${column} = any(${parameter}::bigint[])`,
  };
}
