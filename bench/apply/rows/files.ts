import { createHash } from 'node:crypto'
import { copyFile, mkdtemp, open, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { diskFiles } from '../../../apps/apply/src/documents/files/disk.ts'
import { heavyPdf } from '../../../apps/apply/src/documents/testing/pdfs.ts'
import { median, quantile } from '../../suggest/numbers.ts'
import { ms } from '../../suggest/table.ts'
import type { Bench } from '../bench.ts'
import type { RunningService } from '../processes/service.ts'
import { seedApplications } from '../seed/applications.ts'
import { asking, fill } from '../seed/fill.ts'
import { seedJobs, usualJobs } from '../seed/jobs.ts'
import { seedPapers } from '../seed/papers.ts'
import { seedPeople } from '../seed/people.ts'
import { applicant, member, usualSize } from '../sizes.ts'
import { download, timed, upload } from './transfer.ts'

const largestBytes = 25 * 1024 * 1024
const papersOfOne = 4

type Heavy = { readonly path: string; readonly sha256: string; readonly sizeBytes: number }

/** Uploads and downloads of large files, beside a plain copy of the same bytes on the same disk. */
export const fileRows = async (bench: Bench): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'kolleg-bench-files-'))
  const url = await bench.freshStore()
  await fill(
    url,
    query => seedPeople(query, bench.issuer),
    query => seedJobs(query, { ...usualJobs, count: 4_000, repeated: 0 }),
    query => seedApplications(query, usualSize),
  )
  const papers: Heavy[] = []
  for (let at = 0; at < papersOfOne; at++) papers.push(await newHeavy(folder))
  const applicationId = await asking(url, query => seedPapers(query, papers))
  const service = await bench.serve(url)
  try {
    const files = diskFiles(join(service.dataDir, 'apply', 'documents'))
    for (const { sha256, path } of papers) await files.keep(sha256, path)
    await uploadRow(bench, service, folder)
    await zipRow(bench, service, folder, applicationId, papers)
  } finally {
    await service.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

const newHeavy = async (folder: string): Promise<Heavy> => {
  const content = heavyPdf(largestBytes)
  const sha256 = createHash('sha256').update(content).digest('hex')
  const path = join(folder, sha256)
  await writeFile(path, content)
  return { path, sha256, sizeBytes: content.length }
}

/** Every upload is a different file, flushed to disk before the reply; the copy is flushed as well. */
const uploadRow = async (bench: Bench, { address }: RunningService, folder: string): Promise<void> => {
  const [ours, theirs]: [number[], number[]] = [[], []]
  for (let turn = 0; turn <= bench.rounds * 3; turn++) {
    const { path } = await newHeavy(folder)
    const copying = await timed(() => flushedCopy(path, `${path}-copy`))
    const headers = await bench.as(applicant(turn))
    const uploading = await timed(() => upload(address, '/api/applicants/me/documents', headers, path))
    await rm(path)
    await rm(`${path}-copy`)
    // The first one warms both up.
    if (turn === 0) continue
    theirs.push(copying)
    ours.push(uploading)
  }
  report(bench, 'upload of 25 MiB', ours, theirs)
}

const zipRow = async (
  bench: Bench,
  { target }: RunningService,
  folder: string,
  applicationId: string,
  papers: readonly Heavy[],
): Promise<void> => {
  const asked = target(`/api/evaluation/applications/${applicationId}/documents.zip`, await bench.as(member))
  const [ours, theirs]: [number[], number[]] = [[], []]
  for (let turn = 0; turn <= bench.rounds; turn++) {
    const copying = await timed(async () => {
      for (const { path } of papers) await copyFile(path, join(folder, 'copy'))
    })
    const sending = await timed(() => download(asked))
    if (turn === 0) continue
    theirs.push(copying)
    ours.push(sending)
  }
  report(bench, `ZIP of ${papers.length} documents of 25 MiB`, ours, theirs)
}

const report = (bench: Bench, figure: string, ours: readonly number[], theirs: readonly number[]): void =>
  bench.report({
    part: `files, ${bench.engine}`,
    figure: `${figure}: p50, p99`,
    measured: `${ms(median(ours))}, ${ms(quantile(ours, 0.99))}`,
    bare: `${ms(median(theirs))} (copy)`,
    ratio: median(ours.map((own, turn) => (theirs[turn] ?? Number.NaN) / own)),
  })

const flushedCopy = async (from: string, to: string): Promise<void> => {
  await copyFile(from, to)
  const file = await open(to, 'r')
  await file.sync()
  await file.close()
}
