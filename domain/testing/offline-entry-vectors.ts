// Sample entries of an offline list. Tests of the server and of the browser both use them, so that sealing and opening
// fit.

/** All values are in base64url. */
export const salt = 'ABEiM0RVZneImaq7zN3u_w'

export const vectors = [
  {
    codeKey: '23456789ABCDEFGHJKMNPQRS',
    name: 'Noor Jansen',
    hash: 'sqWrbLwCaTJPiQl2',
    sealed: '-BC19BQxl3Jod7ALCvAzNiMC5Pez91kMj9Sl1m6CPfYGVthWSBeV',
  },
  {
    codeKey: 'ZYXWVUTSRQPNMKJHGFEDCBA9',
    name: 'Zoë Ångström 李小龍 🎟',
    hash: 'DKU6uZ7UGzzzExK2',
    sealed: 'jYmpE_OSokZVMr-RxiIRquNkIWaRVBSTjKa6o5bLoiDuRqznWdnS8cKJARBtCB9W6QhLORiB-H2NCw',
  },
  { codeKey: 'AB12CD34EF56GH78JK90LM12', name: '', hash: 'H3Hi7Dz_9pSZt9tM', sealed: '' },
]
