import { type ReactNode, useEffect } from 'react'
import { Link } from 'react-router'
import { tagOf } from '#domain/spoken.ts'
import styles from './guide-content.module.css'
import type { GuideContentTree, GuideLink, GuideNode, GuidePicture } from './guide-tree.ts'
import { words } from '../../words/public.ts'

/** Shorter pages need no list of contents. */
const fewSections = 3

/** The content of a page, drawn from the tree that the build makes from its Markdown. */
export function GuideContent({ nodes, sections }: GuideContentTree) {
  // Scrolls to the place in the address, because the browser tried that before the content had loaded.
  useEffect(() => document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView(), [])
  return (
    <div className={styles['content']}>
      {sections.length > fewSections && (
        <details className={styles['sections']}>
          <summary>{words.guide.sections}</summary>
          <ul role="list">
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </details>
      )}
      {nodes.map(draw)}
    </div>
  )
}

function draw(node: GuideNode, key: number): ReactNode {
  if (typeof node === 'string') return node
  if (node.tag === 'img') return <Picture key={key} {...node} />
  const children = node.children.map(draw)
  if (node.tag === 'a') return <GuideAnchor key={key} {...node} content={children} />
  const { tag: Tag, id } = node
  if (Tag === 'table') {
    return (
      <div key={key} className={styles['table']}>
        <table>{children}</table>
      </div>
    )
  }
  return (
    <Tag key={key} id={id} scope={Tag === 'th' ? 'col' : undefined}>
      {children.length > 0 ? children : undefined}
    </Tag>
  )
}

function GuideAnchor({ to, in: language, content }: GuideLink & { content: ReactNode[] }) {
  if (!to.startsWith('/')) return <a href={to}>{content}</a>
  if (!language) return <Link to={to}>{content}</Link>
  // A page in another language is a document of its own. The link is the name of that language.
  return (
    <Link to={to} reloadDocument lang={tagOf[language]} hrefLang={tagOf[language]}>
      {content}
    </Link>
  )
}

/** Pictures of phones are narrow. The files have two pixels for each one shown. */
function Picture({ src, alt, width, height }: GuidePicture) {
  const shape = height > width * 1.5 ? 'phone' : 'window'
  return (
    <figure className={styles['picture']} data-shape={shape}>
      <img src={src} alt={alt} width={width / 2} height={height / 2} loading="lazy" decoding="async" />
    </figure>
  )
}
