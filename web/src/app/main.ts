import { mount } from 'svelte'
import '../theme.css'
import { stayAwake } from '../stores/ringing'
import { follow } from '../stores/settings.svelte'
import { followLinks } from './router.svelte'
import App from './App.svelte'

follow()
followLinks()
addEventListener('load', stayAwake)
mount(App, { target: document.getElementById('app')! })
