/** The brand's mark: three finder squares of a QR code, and a tick in place of the fourth. */
export function Mark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden="true">
      <g stroke="currentColor" strokeWidth="4">
        <rect x="3" y="3" width="9" height="9" rx="2" />
        <rect x="20" y="3" width="9" height="9" rx="2" />
        <rect x="3" y="20" width="9" height="9" rx="2" />
      </g>
      <rect x="18" y="18" width="13" height="13" rx="3" fill="#ffc83d" />
      <path
        d="m21.4 24.7 2.3 2.3 4-4.6"
        stroke="#16181d"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
