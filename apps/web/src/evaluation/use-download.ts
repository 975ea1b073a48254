import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useToast } from '../problems/use-toast.tsx'
import { received } from './received.ts'

const keptMs = 60_000

/** The file name that the service sends. */
const nameIn = ({ headers }: Response): string | undefined => {
  const disposition = headers.get('content-disposition') ?? ''
  const [, written] = /filename\*=UTF-8''([^;]+)/i.exec(disposition) ?? []
  return written ? decodeURIComponent(written) : /filename="?([^";]+)/i.exec(disposition)?.[1]
}

type File = { readonly path: string; readonly name: string }

/** Downloads a file with progress. */
export const useDownload = () => {
  const toast = useToast()
  const [loadedBytes, setLoaded] = useState(0)
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ path, name }: File) => {
      setLoaded(0)
      const { chunks, answer } = await received(path, { onProgress: setLoaded })
      const address = URL.createObjectURL(new Blob(chunks, { type: answer.headers.get('content-type') ?? '' }))
      const link = document.createElement('a')
      link.href = address
      link.download = nameIn(answer) ?? name
      link.click()
      setTimeout(() => URL.revokeObjectURL(address), keptMs)
    },
    onError: toast.problem,
  })
  return { download: mutate, isPending, loadedBytes }
}
