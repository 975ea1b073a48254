type Props = { readonly faults: readonly string[] }

/** What is wrong with the input, where no field is there to carry it. */
export const FaultLines = ({ faults }: Props) =>
  faults.length > 0 && (
    <ul>
      {faults.map(fault => (
        <li key={fault}>{fault}</li>
      ))}
    </ul>
  )
