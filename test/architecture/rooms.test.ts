/** Holds the map of src/README.md true: which room may import which, how large a file may grow, what it may be called. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const SOURCE = new URL('../../src/', import.meta.url).pathname;

const FLOORS: Record<string, number> = {
  'main.ts': 4,
  'app.ts': 4,
  'front-door.ts': 4,
  'health.ts': 4,
  'site.ts': 4,
  'data-service.ts': 4,
  'tokens.ts': 4,
  'rotate-keys.ts': 4,
  'import.ts': 4,
  'healthcheck.ts': 4,
  'doctor.ts': 4,
  doctor: 4,
  'backup.ts': 4,
  'restore.ts': 4,
  backup: 4,
  'person.ts': 4,
  person: 4,
  'environment.ts': 4,
  'surroundings.ts': 4,
  'command-line.ts': 4,
  'safekeeping.ts': 4,
  telegram: 3,
  web: 3,
  playground: 3,
  commands: 2,
  client: 2,
  service: 2,
  inbox: 2,
  outbox: 2,
  contract: 1,
  storage: 1,
  'bot-api': 1,
  importers: 1,
  figures: 1,
  'config.ts': 0,
  'variables.ts': 0,
  'platform.ts': 0,
  'log.ts': 0,
  'origin.ts': 0,
  'terminal-log.ts': 0,
  'meter.ts': 0,
  'clock.ts': 0,
  'secrets.ts': 0,
  'remembered.ts': 0,
  'private-file.ts': 0,
  'file-lock.ts': 0,
  'thread.ts': 0,
  'ports.ts': 0,
  'words.ts': 0,
  'window-counter.ts': 0,
  'http.ts': 0,
  'arrival.ts': 0,
  'zipped.ts': 0,
  'undici-pool.d.ts': 0,
};

const files = globSync('**/*.{ts,mjs}', { cwd: SOURCE }).sort();

function roomOf(file: string): string {
  return file.split('/')[0] ?? file;
}

function importsOf(file: string): string[] {
  const text = readFileSync(join(SOURCE, file), 'utf8');
  return [...text.matchAll(/^(?:import|export)\b(?:[^'";]*?\bfrom)?\s*['"]([^'"\n]+)['"];/gm)].map(
    (match) => match[1] ?? '',
  );
}

const edges = files.flatMap((from) =>
  importsOf(from)
    .filter((target) => target.startsWith('.'))
    .map((target) => ({ from, to: normalize(join(dirname(from), target)) })),
);

describe('the rooms of src/', () => {
  it('are all on the map, and the map has no room that is not there', () => {
    const rooms = new Set(files.map(roomOf));
    rooms.delete('node-guard.mjs');
    expect([...rooms].sort()).toEqual(Object.keys(FLOORS).sort());
    expect(files.length).toBeGreaterThan(80);
    expect(edges.length).toBeGreaterThan(200);
  });

  it('stand on the map of src/README.md, each on its floor, and the files that it names exist', () => {
    const map = readFileSync(join(SOURCE, 'README.md'), 'utf8');
    const drawn = [...map.matchAll(/^\| (\d) \| (.+?) \|/gm)].flatMap(([, floor, names = '']) =>
      [...names.matchAll(/`([^`]+?)\/?`/g)].map(([, room = '']) => [room, Number(floor)]),
    );
    const { 'undici-pool.d.ts': _, ...floors } = FLOORS;
    expect(Object.fromEntries(drawn)).toEqual(floors);
    const named = [...map.matchAll(/`((?:[a-z-]+\/)+[a-z-]+\.ts)`/g)].map(([, file]) => file);
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((file) => !files.includes(file ?? ''))).toEqual([]);
  });

  it('import downwards only, and never a room of their own floor', () => {
    const upward = edges.filter(({ from, to }) => {
      const [room, other] = [roomOf(from), roomOf(to)];
      // The form of a key is written down once.
      if (room === 'config.ts' && (other === 'variables.ts' || other === 'platform.ts')) return false;
      if (room === 'variables.ts' && other === 'secrets.ts') return false;
      if ((room === 'window-counter.ts' || room === 'http.ts') && other === 'clock.ts') return false;
      if (room === 'secrets.ts' && other === 'remembered.ts') return false;
      if (room === 'log.ts' && (other === 'origin.ts' || other === 'terminal-log.ts')) return false;
      if (room === 'clock.ts' && other === 'origin.ts') return false;
      return room !== other && (FLOORS[other] ?? 9) >= (FLOORS[room] ?? -1);
    });
    const within4 = [
      'main.ts app.ts',
      'tokens.ts command-line.ts',
      'import.ts command-line.ts',
      'person.ts command-line.ts',
      'rotate-keys.ts command-line.ts',
      'doctor.ts command-line.ts',
      'backup.ts command-line.ts',
      'restore.ts command-line.ts',
      'main.ts surroundings.ts',
      'data-service.ts surroundings.ts',
      'tokens.ts surroundings.ts',
      'import.ts surroundings.ts',
      'person.ts surroundings.ts',
      'rotate-keys.ts surroundings.ts',
      'backup.ts surroundings.ts',
      'restore.ts surroundings.ts',
      'command-line.ts environment.ts',
      'surroundings.ts environment.ts',
      'surroundings.ts backup',
      'main.ts environment.ts',
      'main.ts safekeeping.ts',
      'app.ts front-door.ts',
      'app.ts site.ts',
      'site.ts health.ts',
      'app.ts safekeeping.ts',
      'data-service.ts environment.ts',
      'data-service.ts safekeeping.ts',
      'doctor.ts doctor',
      'doctor.ts environment.ts',
      'doctor safekeeping.ts',
      'backup.ts backup',
      'backup.ts environment.ts',
      'backup.ts safekeeping.ts',
      'restore.ts backup',
      'restore.ts environment.ts',
      'restore.ts safekeeping.ts',
      'person.ts person',
      'person.ts environment.ts',
      'person.ts safekeeping.ts',
      'person safekeeping.ts',
      'healthcheck.ts environment.ts',
      'import.ts environment.ts',
      'import.ts safekeeping.ts',
      'tokens.ts environment.ts',
      'tokens.ts safekeeping.ts',
      'rotate-keys.ts environment.ts',
      'rotate-keys.ts safekeeping.ts',
    ];
    expect(upward.filter(({ from, to }) => !within4.includes(`${roomOf(from)} ${roomOf(to)}`))).toEqual([]);
  });

  it('inside service/ finding has layers, as the map lists them', () => {
    const map = readFileSync(join(SOURCE, 'README.md'), 'utf8');
    const listed = [...map.matchAll(/^\d\. `(\w+)\/`: /gm)].map(([, folder = '']) => folder);
    expect(listed).toEqual(['text', 'archive', 'query', 'search', 'archives']);
    const layerOf = (file: string) => listed.findIndex((folder) => file.startsWith(`service/${folder}/`));
    const upward = edges.filter(({ from, to }) => layerOf(from) !== -1 && layerOf(to) > layerOf(from));
    expect(upward).toEqual([]);
    expect(edges.filter(({ from, to }) => layerOf(from) > layerOf(to) && layerOf(to) !== -1).length).toBeGreaterThan(
      30,
    );
  });

  it('contract/ imports zod and nothing else', () => {
    const foreign = files
      .filter((file) => roomOf(file) === 'contract')
      .flatMap((file) => importsOf(file).map((target) => ({ file, target })))
      .filter(({ target }) => target !== 'zod' && !target.startsWith('./'));
    expect(foreign).toEqual([]);
  });

  it('have no import cycle, types included', () => {
    const targets = Map.groupBy(edges, (edge) => edge.from);
    const done = new Set<string>();
    const cycles: string[][] = [];
    function visit(file: string, path: string[]): void {
      if (path.includes(file)) cycles.push([...path.slice(path.indexOf(file)), file]);
      else if (!done.has(file)) {
        for (const { to } of targets.get(file) ?? []) visit(to, [...path, file]);
        done.add(file);
      }
    }
    for (const file of files) visit(file, []);
    expect(cycles).toEqual([]);
  });

  it('only app.ts names every room but those that other programs and the service alone use', () => {
    const seenBy = (file: string) => new Set(edges.filter(({ from }) => from === file).map(({ to }) => roomOf(to)));
    const rooms = Object.keys(FLOORS).filter(
      (room) => !room.endsWith('.ts') && !['contract', 'importers', 'doctor', 'backup', 'person'].includes(room),
    );
    expect(rooms.filter((room) => !seenBy('app.ts').has(room))).toEqual([]);
  });

  it('only config.ts reads the environment, handed to it at the start', () => {
    const readers = files.filter((file) => /process\.env/.test(readFileSync(join(SOURCE, file), 'utf8')));
    expect(readers).toEqual(['environment.ts']);
  });
});

describe('every file of src/', () => {
  it('has at most 250 lines', () => {
    const long = files
      .map((file) => ({ file, lines: readFileSync(join(SOURCE, file), 'utf8').split('\n').length - 1 }))
      .filter(({ lines }) => lines > 250);
    expect(long).toEqual([]);
  });

  it('says at its top what it is for', () => {
    expect(files.filter((file) => !readFileSync(join(SOURCE, file), 'utf8').startsWith('/**'))).toEqual([]);
  });

  it('has a name that explains itself', () => {
    const vague = /(^|\/)(utils?|helpers?|common|misc|types|shared|lib)(\.ts|\/)/;
    const tests = globSync('**/*.ts', { cwd: join(SOURCE, '../test') });
    expect([...files, ...tests].filter((file) => vague.test(file))).toEqual([]);
  });

  it('exports by name only and leaves nothing unfinished', () => {
    const offences = files.filter((file) => {
      const text = readFileSync(join(SOURCE, file), 'utf8');
      return /^export default/m.test(text) || /\b(TODO|FIXME|XXX)\b/.test(text);
    });
    expect(offences.map((file) => relative('.', file))).toEqual([]);
  });
});
