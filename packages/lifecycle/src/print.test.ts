import { expect, test } from 'vitest'
import { printLifecycle } from './index.ts'

test('a lifecycle is printed as a table and as the same diagram', () => {
  const table = {
    draft: { from: null, to: 'DRAFT' },
    edit: { in: ['DRAFT'] },
    publish: { from: ['DRAFT', 'ON-HOLD'], to: 'PUBLISHED' },
    delete: { from: ['DRAFT'], to: null },
  } as const
  expect(printLifecycle({ of: 'job', table })).toBe(`## job

| action | from | to |
|---|---|---|
| draft | – | DRAFT |
| edit | DRAFT | stays |
| publish | DRAFT, ON-HOLD | PUBLISHED |
| delete | DRAFT | gone |

\`\`\`mermaid
stateDiagram-v2
  [*] --> DRAFT: draft
  DRAFT --> PUBLISHED: publish
  ON_HOLD --> PUBLISHED: publish
  DRAFT --> [*]: delete
  PUBLISHED --> [*]
\`\`\`
`)
})
