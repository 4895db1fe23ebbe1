import rulesDark from '../../product/pictures/rules-dark.webp'
import rulesLight from '../../product/pictures/rules-light.webp'
import sampleCode from '../../product/sample-code.svg'
import { Shot } from '../../ui/Shot.tsx'
import { usePageTitle } from '../../ui/use-page-title.ts'
import { words } from '../../words/marketing.ts'
import intro from './coupons-intro.module.css'
import styles from './coupons.module.css'
import { Start } from './Start.tsx'

/** The page as a sheet of coupons: yellow paper, dashed lines to cut along. */
export function CouponsPage() {
  usePageTitle(words.coupons.title)
  return (
    <div className={styles['page']}>
      <Intro />

      <section className={styles['tells']}>
        <h2>{words.coupons.tellsTitle}</h2>
        <dl>
          {words.coupons.tells.map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>

      <section className={styles['limits']}>
        <header>
          <h2>{words.coupons.limitsTitle}</h2>
          <p>{words.coupons.limitsText}</p>
        </header>
        <ul role="list">
          {words.coupons.limits.map(([maximum, name, text]) => (
            <li key={name}>
              <p className={styles['maximum']} aria-hidden="true">
                {maximum}
                <span>{words.coupons.limitsUnit}</span>
              </p>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>

      <Rules />

      <section className={styles['nots']}>
        <h2>{words.coupons.notTitle}</h2>
        <dl>
          {words.coupons.nots.map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>

      <section className={styles['closing']}>
        <h2>{words.coupons.closing}</h2>
        <Start label={words.coupons.start} promise={words.coupons.promise} />
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
            {words.coupons.headline[0]} <span>{words.coupons.headline[1]}</span>
          </h1>
          <p>{words.coupons.lead}</p>
          <Start label={words.coupons.start} promise={words.coupons.promise} />
        </div>
        <div className={intro['coupon']} aria-hidden="true">
          <p className={intro['shop']}>{words.coupons.couponShop}</p>
          <p className={intro['offer']}>
            <strong>{words.coupons.couponOffer}</strong>
            <span>{words.coupons.couponText}</span>
          </p>
          <div className={intro['tear']}>
            <img src={sampleCode} alt="" width={132} height={132} />
            <p>
              <strong>{words.coupons.couponName}</strong>
              <span>{words.coupons.couponRule}</span>
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
        <h2>{words.coupons.rulesTitle}</h2>
        <p>{words.coupons.rulesText}</p>
        <div className={styles['rule']}>
          {words.coupons.rule.map(([word, field, verb, value]) => (
            <p key={word}>
              {word} <code>{field}</code> {verb} <code>{value}</code>
            </p>
          ))}
        </div>
      </div>
      <Shot frame="window" light={rulesLight} dark={rulesDark} alt={words.coupons.rulesAlt} width={760} height={640} />
    </section>
  )
}
