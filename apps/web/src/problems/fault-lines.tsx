type Props = { readonly faults: readonly string[] }

/** For faults that no field shows. */
export const FaultLines = ({ faults }: Props) =>
  faults.length > 0 && (
    <ul>
      {faults.map(fault => (
        <li key={fault}>{fault}</li>
      ))}
    </ul>
  )
