import { LOCALES, type Locale } from '@quarterdeck/kernel';
import type { ReactNode } from 'react';
import { Segments } from '../common/segments';
import { useWords } from '../i18n/words';
import { CONFIRMS, changeSettings, MOTIONS, SPEEDS, THEMES, useSettings } from './settings';
import './settings.css';

const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = { en: 'English', de: 'Deutsch', nl: 'Nederlands' };

/** Everything a player can set, each with a word on what it does. */
export function SettingsForm(): ReactNode {
  const { t } = useWords();
  const settings = useSettings();
  return (
    <div className="settings-form">
      <Row title={t('settings.language')}>
        <Segments
          label={t('settings.language')}
          value={settings.locale}
          choices={LOCALES.map((value) => ({ value, text: LANGUAGE_NAMES[value] }))}
          onChange={(locale) => changeSettings({ locale })}
        />
      </Row>
      <Row title={t('settings.theme')}>
        <Segments
          label={t('settings.theme')}
          value={settings.theme}
          choices={THEMES.map((value) => ({ value, text: t(`settings.theme.${value}`) }))}
          onChange={(theme) => changeSettings({ theme })}
        />
      </Row>
      <Row title={t('settings.motion')} hint={t('settings.motion.hint')}>
        <Segments
          label={t('settings.motion')}
          value={settings.motion}
          choices={MOTIONS.map((value) => ({ value, text: t(`settings.motion.${value}`) }))}
          onChange={(motion) => changeSettings({ motion })}
        />
      </Row>
      <Row title={t('settings.speed')}>
        <Segments
          label={t('settings.speed')}
          value={settings.speed}
          choices={SPEEDS.map((value) => ({ value, text: `${value}×` }))}
          onChange={(speed) => changeSettings({ speed })}
        />
      </Row>
      <Row title={t('settings.sound')}>
        <Segments
          label={t('settings.sound')}
          value={settings.sound}
          choices={[
            { value: false, text: t('off') },
            { value: true, text: t('on') },
          ]}
          onChange={(sound) => changeSettings({ sound })}
        />
      </Row>
      <Row title={t('settings.confirm')} hint={t('settings.confirm.hint')}>
        <Segments
          label={t('settings.confirm')}
          value={settings.confirm}
          choices={CONFIRMS.map((value) => ({ value, text: t(`settings.confirm.${value}`) }))}
          onChange={(confirm) => changeSettings({ confirm })}
        />
      </Row>
    </div>
  );
}

function Row({ title, hint, children }: { readonly title: string; readonly hint?: string; readonly children: ReactNode }): ReactNode {
  return (
    <div className="settings-row">
      <div>
        <b>{title}</b>
        {hint !== undefined && <p className="quiet">{hint}</p>}
      </div>
      {children}
    </div>
  );
}
