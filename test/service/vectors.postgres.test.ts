/** In Postgres, an owner's vectors are erased with the archive. */
import { expect, it, onTestFinished } from 'vitest';
import { erasePostgresArchive } from '#service/server/archive/postgres-store.ts';
import { VECTOR_TABLES } from '#service/server/archive/postgres-vectors.ts';
import { unreadTexts, writeVectors } from '#service/server/embeddings/unread-texts.ts';
import { toVector } from '#service/server/embeddings/vector.ts';
import { vectorOf } from '../support/embeddings.ts';
import { messageOf, openPostgresArchive } from './archive-rig.ts';

function filled() {
  const rig = openPostgresArchive(String(process.env.TEST_POSTGRES_URL));
  onTestFinished(() => rig.close());
  rig.writer.put([messageOf('m', 'The ferry leaves at seven')], 0);
  const { texts } = unreadTexts(rig.archive, 'concepts', undefined, 64);
  writeVectors(
    rig.archive,
    'concepts',
    texts,
    texts.map(({ text }) => toVector(vectorOf(text, 64))),
  );
  return rig;
}

it("an erased archive leaves none of its vectors, and all of another owner's", () => {
  const [gone, stays] = [filled(), filled()];
  const numberOf = (name: string) =>
    gone.connection.query('select owner from data_service.archive where name = $1', [name])[0]?.owner;
  const [goneNumber, staysNumber] = [numberOf(gone.owner), numberOf(stays.owner)];
  const rowsOf = (owner: unknown) =>
    VECTOR_TABLES.map((table) =>
      Number(gone.connection.query(`select count(*) as n from data_service.${table} where owner = $1`, [owner])[0]?.n),
    );
  expect(rowsOf(goneNumber)).toEqual([1, 1, 1]);
  erasePostgresArchive(gone.connection, gone.owner);
  expect([rowsOf(goneNumber), rowsOf(staysNumber)]).toEqual([
    [0, 0, 0],
    [1, 1, 1],
  ]);
});
