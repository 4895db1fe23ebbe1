// What hides or changes a code in some views: one cause each, written in several ways.
import { box, type Cause, className, fixed, image, inside, named, onPhones, said, url } from './blocks.ts'
import type { Chance } from '../../../../../testing/chance.ts'

const upper = (random: Chance, text: string) => random.one([text, text.toUpperCase(), text.replaceAll(':', ' : ')])
const important = (random: Chance) => random.one(['!important', ' !important', '! important', '!IMPORTANT'])
const dark = (rule: string) => `@media (prefers-color-scheme: dark){${rule}}`

const gone = [
  'display:none',
  'visibility:hidden',
  'opacity:0',
  'height:0;overflow:hidden',
  'max-height:0px;overflow:hidden',
  'position:absolute;left:-9999px',
  'position:absolute;clip:rect(0 0 0 0);width:1px;height:1px;overflow:hidden',
  'width:0;overflow:hidden',
  'transform:scale(0)',
  'clip-path:inset(50%)',
]

export const causesOfViews: Cause[] = [
  {
    name: 'hidden by the style of a box',
    make: (r) => {
      const style = r.one(gone)
      const attributes = `style="${upper(r, style)}"`
      return {
        block: /^(?:max-)?(?:height|width):/.test(style) ? box(attributes) : inside(r, attributes),
        ids: ['hidden'],
      }
    },
  },
  {
    name: 'hidden by a sheet',
    make: (r) => {
      const its = className(r)
      const by = r.one([
        `.${its}`,
        `div .${its}, td.${its}, .${its}`,
        `[class~="${its}"]`,
        `[class*="${its.slice(1)}"]`,
        `body .${its}`,
      ])
      return {
        css: `${by}{${upper(r, 'display:none')}${important(r)}}`,
        block: inside(r, `class="x ${its}"`),
        ids: ['hidden'],
      }
    },
  },
  {
    name: 'hidden by an element',
    make: (r) => ({
      block: r.one([
        `<div hidden>${image()}</div>`,
        `<template>${image()}</template>`,
        `<dialog>${image()}</dialog>`,
        `<video width="300">${image()}</video>`,
        image('alt="Your code" width="0" height="0" style="width:0"'),
        image('alt="Your code" style="width:1px;height:1px"'),
      ]),
      ids: ['hidden'],
    }),
  },
  {
    name: 'in closed details',
    make: (r) => ({
      block: `<details><summary>${r.one(['Ticket', 'Show my code'])}</summary><div>${image()}</div></details>`,
      ids: ['in_details'],
    }),
  },
  {
    name: 'hidden on phones',
    make: (r) => {
      const its = className(r)
      return {
        css: onPhones(r, `.${its}{display:none${important(r)}}`),
        block: inside(r, `class="${its}"`),
        ids: ['hidden_on_phones'],
      }
    },
  },
  {
    name: 'hidden on computers',
    make: (r) => {
      const its = className(r)
      const hide = r.one([
        `@media (min-width:601px){.${its}{display:none!important}}`,
        `.${its}{display:none}@media (max-width:600px){.${its}{display:block!important}}`,
      ])
      return { css: hide, block: inside(r, `class="${its}"`), ids: ['hidden_on_computers'] }
    },
  },
  {
    name: 'hidden in dark mode',
    make: (r) => {
      const its = className(r)
      return {
        css: dark(`.${its}{${r.one(['display:none!important', 'opacity:0!important', 'visibility:hidden'])}}`),
        block: inside(r, `class="${its}"`),
        ids: ['hidden_in_dark'],
      }
    },
  },
  {
    name: 'changed in dark mode',
    make: (r) => {
      const its = className(r)
      const change = r.one([
        'filter:invert(1)',
        'filter: invert(100%) hue-rotate(180deg)',
        'mix-blend-mode:difference',
        'opacity:.4',
        'filter:brightness(.2)',
      ])
      return {
        css: dark(`${r.one(['img', `.${its}`])}{${change}${important(r)}}`),
        block: named(its),
        ids: ['styled_in_dark'],
      }
    },
  },
  {
    name: 'hidden in Outlook',
    make: (r) => ({
      block: r.one([
        `<!--[if !mso]><!-->${image()}<!--<![endif]-->`,
        `<!--[if !mso]> -->${image()}<!-- <![endif]-->`,
        `<div style="mso-hide:all">${image()}</div>`,
      ]),
      ids: ['hidden_in_outlook'],
    }),
  },
  {
    name: 'only in Outlook',
    make: (r) => ({
      block: r.one([
        `<!--[if mso]>${image()}<![endif]-->`,
        `<!--[if (gte mso 9)|(IE)]><table><tr><td>${image()}</td></tr></table><![endif]-->`,
      ]),
      ids: ['only_in_outlook'],
    }),
  },
  {
    name: 'hidden in the dark mode of Outlook',
    make: (r) => {
      const its = className(r)
      return {
        css: `${r.one(['[data-ogsc]', '[data-ogsb]'])} .${its}{display:none!important}`,
        block: inside(r, `class="${its}"`),
        ids: ['hidden_in_outlook_dark'],
      }
    },
  },
  {
    name: 'a fixed picture for some screens',
    make: (r) => ({
      block: r.one([
        image(`srcset="${url} 1x, ${fixed} 2x" ${said}`),
        image(`srcset="${fixed} 600w" sizes="200px" ${said}`),
        `<picture><source media="(max-width:600px)" srcset="${fixed}">${image()}</picture>`,
        `<picture><source media="(prefers-color-scheme: dark)" srcset="${fixed}, ${fixed} 2x">${image()}</picture>`,
        `<picture><source type="image/webp" srcset="${fixed}">${image()}</picture>`,
      ]),
      ids: ['fixed_candidate'],
    }),
  },
  {
    name: 'only in srcset',
    make: (r) => ({
      block: `<img src="${r.one(['', 'data:image/gif;base64,R0lGODlhAQABAAAAACw='])}" srcset="${url}" ${said}>`,
      ids: ['only_srcset'],
    }),
  },
]
