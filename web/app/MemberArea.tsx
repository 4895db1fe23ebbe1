import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Outlet } from 'react-router'
import { ConnectionLost, NotListpass } from '../api/declined.ts'
import { followAdmissions } from '../product/admissions/admissions-news.ts'

/**
 * The screens with server state. The next sign-in gets new ones, so that no data of one organiser remains for another. So does
 * the next language, because answers hold sentences.
 */
export function MemberArea() {
  const [client] = useState(makeClient)
  // Admissions also change in the search of the top bar, which stands outside. Nearly every screen of a list shows them.
  useEffect(() => followAdmissions(() => void client.invalidateQueries()), [client])
  return (
    <QueryClientProvider client={client}>
      <Outlet />
    </QueryClientProvider>
  )
}

function makeClient() {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // The server would decline a declined call again, and a Wi-Fi's log-in page come again. Only a lost connection is worth a second try.
        retry: (failures, error) => error instanceof ConnectionLost && !(error instanceof NotListpass) && failures < 2,
        // A failing call shows an error even if the browser claims to be offline.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  })
}
