import rulesDark from '../../product/pictures/rules-dark.webp'
import rulesLight from '../../product/pictures/rules-light.webp'
import sampleCode from '../../product/sample-code.svg'
import { Shot } from '../../ui/Shot.tsx'
import { usePageTitle } from '../../ui/use-page-title.ts'
import { words } from './coupons-words.ts'
import intro from './coupons-intro.module.css'
import styles from './coupons.module.css'
import { Start } from './Start.tsx'

/** The page as a sheet of coupons: yellow paper, dashed lines to cut along. */
export function CouponsPage() {
  usePageTitle(words.title)
  return (
    <div className={styles['page']}>
      <Intro />

      <section className={styles['tells']}>
        <h2>{words.tellsTitle}</h2>
        <dl>
          {words.tells.map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>

      <section className={styles['limits']}>
        <header>
          <h2>{words.limitsTitle}</h2>
          <p>{words.limitsText}</p>
        </header>
        <ul role="list">
          {words.limits.map(([maximum, name, text]) => (
            <li key={name}>
              <p className={styles['maximum']} aria-hidden="true">
                {maximum}
                <span>{words.limitsUnit}</span>
              </p>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>

      <Rules />

      <section className={styles['nots']}>
        <h2>{words.notTitle}</h2>
        <dl>
          {words.nots.map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>

      <section className={styles['closing']}>
        <h2>{words.closing}</h2>
        <Start label={words.start} promise={words.promise} />
      </section>
    </div>
  )
}

function Intro() {
  return (
    <section className={intro['intro']} data-theme="light">
      <div className={intro['inside']}>
        <div className={intro['pitch']}>
          <h1>
            {words.headline[0]} <span>{words.headline[1]}</span>
          </h1>
          <p>{words.lead}</p>
          <Start label={words.start} promise={words.promise} />
        </div>
        <div className={intro['coupon']} aria-hidden="true">
          <p className={intro['shop']}>{words.couponShop}</p>
          <p className={intro['offer']}>
            <strong>{words.couponOffer}</strong>
            <span>{words.couponText}</span>
          </p>
          <div className={intro['tear']}>
            <img src={sampleCode} alt="" width={132} height={132} />
            <p>
              <strong>{words.couponName}</strong>
              <span>{words.couponRule}</span>
            </p>
          </div>
        </div>
      </div>
    </section>
  )
}

function Rules() {
  return (
    <section className={styles['rules']}>
      <div>
        <h2>{words.rulesTitle}</h2>
        <p>{words.rulesText}</p>
        <div className={styles['rule']}>
          {words.rule.map(([word, field, verb, value]) => (
            <p key={word}>
              {word} <code>{field}</code> {verb} <code>{value}</code>
            </p>
          ))}
        </div>
      </div>
      <Shot frame="window" light={rulesLight} dark={rulesDark} alt={words.rulesAlt} width={760} height={640} />
    </section>
  )
}
