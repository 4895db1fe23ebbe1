import styles from './shot.module.css'

type Props = {
  /** The picture in each colour scheme. */
  light: string
  dark: string
  alt: string
  width: number
  height: number
  frame: 'window' | 'phone'
}

/** A picture of the product as it runs, made by scripts/make-pictures.ts. */
export function Shot({ light, dark, alt, width, height, frame }: Props) {
  return (
    <picture className={styles['shot']} data-frame={frame}>
      <source srcSet={dark} media="(prefers-color-scheme: dark)" />
      <img src={light} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
    </picture>
  )
}
